/** Colours by name, in groups such as the colours of text. */
interface Colours {
  readonly [name: string]: string | Colours;
}

/** The same names, each with the CSS variable of its colour. */
type VariablesOf<Group> = {
  [Name in keyof Group]: Group[Name] extends string ? string : VariablesOf<Group[Name]>;
};

const prefix = '--color';

/** Returns each colour as the CSS variable that has its value, such as `var(--color-text-primary)`. */
export function colourVariables<Group extends Colours>(colours: Group, name?: string): VariablesOf<Group>;
export function colourVariables(colours: Colours, name = prefix): Colours {
  return Object.fromEntries(
    Object.entries(colours).map(([part, colour]) => [
      part,
      typeof colour === 'string' ? `var(${name}-${part})` : colourVariables(colour, `${name}-${part}`),
    ]),
  );
}

/** Returns the declarations of these CSS variables, such as `--color-text-primary: #14213a`. */
export function declareColours(colours: Colours, name = prefix): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([part, colour]) =>
      typeof colour === 'string'
        ? [[`${name}-${part}`, colour]]
        : Object.entries(declareColours(colour, `${name}-${part}`)),
    ),
  );
}
