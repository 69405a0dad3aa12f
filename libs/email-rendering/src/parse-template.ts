import type Handlebars from 'handlebars';
import { RenderError, type TemplatePlace } from './render-error.js';

/** The part of Handlebars' parser with the position at which it stopped. */
interface StoppedParser {
  readonly Parser?: { readonly lexer?: { readonly yylloc?: LexerPlace; readonly yylineno?: number } };
}
interface LexerPlace {
  readonly first_line: number;
  readonly first_column: number;
}

/** Parses a template; a syntax error becomes a RenderError with its position. */
export function parseTemplate(engine: typeof Handlebars, template: string): hbs.AST.Program {
  try {
    return engine.parse(template);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new RenderError('syntax', reasonIn(message), placeOf(engine, error));
  }
}

/** Returns the last line of the parser's message, which names what it expected; the first only repeats the position. */
function reasonIn(message: string): string {
  const lines = message.split('\n');
  return (lines.length > 1 ? lines.at(-1) : lines[0])?.slice(0, 200) ?? message;
}

function placeOf(engine: typeof Handlebars, error: unknown): TemplatePlace {
  // Handlebars' own errors, such as a block that is closed by another name, include their position.
  if (error instanceof Error && 'lineNumber' in error && 'column' in error) {
    const { lineNumber, column } = error;
    if (typeof lineNumber === 'number' && typeof column === 'number')
      return { line: lineNumber, column: column + 1 };
  }
  const stoppedAt = (engine as StoppedParser).Parser?.lexer?.yylloc;
  return { line: stoppedAt?.first_line ?? 1, column: (stoppedAt?.first_column ?? 0) + 1 };
}
