import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF file as a reader would copy it: maps the glyphs of its page by its fonts' Unicode maps. */
export function textOf(file: Buffer): string {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (body = '') => {
    const [, bytes] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
    return bytes === undefined ? '' : inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  };
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, charactersOf(streamOf(objects.get(unicode)))];
    }),
  );
  const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(source) ?? [];
  let characters: string[] = [];
  const lines: string[] = [];
  for (const [, font, glyphs] of streamOf(objects.get(contents)).matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (font) characters = fonts.get(font) ?? [];
    else {
      const codes = (glyphs ?? '').matchAll(/<([0-9a-f]+)>/g);
      const ids = [...codes].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(ids.map((id) => characters[Number.parseInt(id, 16)] ?? '\0').join(''));
    }
  }
  return lines.join(' ').replaceAll(/\s+/g, ' ').replaceAll('\u00a0', ' ');
}

/** Returns the characters by glyph id; glyph 0 stands for missing characters. */
function charactersOf(unicodeMap: string): string[] {
  const characters: string[] = [];
  for (const [, first = '', list = ''] of unicodeMap.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g)) {
    [...list.matchAll(/<(\w+)>/g)].forEach(([, hex = ''], index) => {
      const code = Number.parseInt(first, 16) + index;
      const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      if (code > 0) characters[code] = String.fromCharCode(...units);
    });
  }
  return characters;
}
