import type Handlebars from 'handlebars';
import { RenderFault, type TemplatePlace } from './render-fault.js';

/** The part of the library's parser that knows where it stopped. */
interface StoppedParser {
  readonly Parser?: { readonly lexer?: { readonly yylloc?: LexerPlace; readonly yylineno?: number } };
}
interface LexerPlace {
  readonly first_line: number;
  readonly first_column: number;
}

/** Parses a template; a syntax fault becomes a RenderFault that says where. */
export function parseTemplate(engine: typeof Handlebars, template: string): hbs.AST.Program {
  try {
    return engine.parse(template);
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    throw new RenderFault('syntax', reasonIn(message), placeOf(engine, fault));
  }
}

/** The parser's last line says what it expected; the first one alone repeats the place. */
function reasonIn(message: string): string {
  const lines = message.split('\n');
  return (lines.length > 1 ? lines.at(-1) : lines[0])?.slice(0, 200) ?? message;
}

function placeOf(engine: typeof Handlebars, fault: unknown): TemplatePlace {
  // The library's own faults, such as a block that is closed by another name, say where they are.
  if (fault instanceof Error && 'lineNumber' in fault && 'column' in fault) {
    const { lineNumber, column } = fault;
    if (typeof lineNumber === 'number' && typeof column === 'number')
      return { line: lineNumber, column: column + 1 };
  }
  const stoppedAt = (engine as StoppedParser).Parser?.lexer?.yylloc;
  return { line: stoppedAt?.first_line ?? 1, column: (stoppedAt?.first_column ?? 0) + 1 };
}
