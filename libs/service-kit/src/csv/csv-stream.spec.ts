import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { csvStream, type CsvColumn } from './csv-stream.js';

type Line = { name: string | null; amount: number };
const columns: CsvColumn<Line>[] = [
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'Amount', value: ({ amount }) => amount },
];
/** Decodes with the byte order mark, which a text decoder would drop. */
const text = async (stream: Readable) => (await buffer(stream)).toString('utf8');
const linesOf = async (name: string | null, amount = 1) =>
  (await text(csvStream(columns, [{ name, amount }]))).slice(1).split('\r\n');

describe('a table file', () => {
  it('begins with the byte order mark, has headings, and ends records by RFC 4180', async () => {
    const written = await text(csvStream(columns, [{ name: 'Шахин', amount: 12.5 }]));
    expect(written).toBe('\uFEFFName,Amount\r\nШахин,12.5\r\n');
  });

  it('has headings also without records', async () => {
    expect(await text(csvStream(columns, []))).toBe('\uFEFFName,Amount\r\n');
  });

  it.each(['=1+1', '+994501112233', '-1', '@SUM(A1)', '\tx'])(
    'prevents spreadsheets from running %j',
    async (name) => {
      expect((await linesOf(name))[1]).toBe(`'${name},1`);
    },
  );

  it('prevents spreadsheets from running text after a carriage return, and quotes it', async () => {
    expect(await text(csvStream(columns, [{ name: '\r=1+1', amount: 1 }]))).toContain(`'\r=1+1`);
    expect((await linesOf('=HYPERLINK("https://evil.example")'))[1]).toBe(
      `"'=HYPERLINK(""https://evil.example"")",1`,
    );
  });

  it('writes numbers as numbers, and quotes commas, quotes and line breaks', async () => {
    expect((await linesOf('a', -3))[1]).toBe('a,-3');
    expect((await linesOf('a, "b"'))[1]).toBe('"a, ""b""",1');
    expect(await text(csvStream(columns, [{ name: 'a\r\nb', amount: 1 }]))).toContain('"a\r\nb",1');
    expect((await linesOf(null))[1]).toBe(',1');
  });

  it('has semicolons and decimal commas for Russian settings, and quotes what contains them', async () => {
    const written = await text(csvStream(columns, [{ name: 'а; б', amount: -12.5 }], { language: 'ru' }));
    expect(written).toBe('\uFEFFName;Amount\r\n"а; б";-12,5\r\n');
  });

  it('has another separator than that of its language for spreadsheets with other settings', async () => {
    const rows = [{ name: 'a', amount: -12.5 }];
    const english = await text(csvStream(columns, rows, { language: 'en', separator: 'semicolon' }));
    expect(english).toBe('\uFEFFName;Amount\r\na;-12,5\r\n');
    const russian = await text(csvStream(columns, rows, { language: 'ru', separator: 'comma' }));
    expect(russian).toBe('\uFEFFName,Amount\r\na,-12.5\r\n');
  });

  it.each([
    ['+994501112233', '+994 50 111 22 33'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+994 (50) 111-22-33', '+994 50 111 22 33'],
    ['050 111 22 33', '050 111 22 33'],
    ['+1+cmd|x', `'+1+cmd|x`],
    ['=1+1', `'=1+1`],
  ])('shows the phone %s as %s', async (phone, shown) => {
    const phones: CsvColumn<string>[] = [{ heading: 'Phone', value: (item) => ({ phone: item }) }];
    expect(await text(csvStream(phones, [phone]))).toBe(`\uFEFFPhone\r\n${shown}\r\n`);
  });

  it.each(['\n', '\r', '\r\n'])('writes a text with the line break %j as one cell', async (lineBreak) => {
    const notes: CsvColumn<string>[] = [{ heading: 'Notes', value: (item) => item }];
    const typed = `Call first${lineBreak}then write`;
    expect(await text(csvStream(notes, [typed]))).toBe(`\uFEFFNotes\r\n"${typed}"\r\n`);
  });

  it('reads records only as fast as the stream is read', async () => {
    let taken = 0;
    function* endless(): Generator<Line> {
      for (;;) yield { name: 'x'.repeat(1000), amount: (taken += 1) };
    }
    const stream = csvStream(columns, endless());
    for await (const _chunk of stream) if (taken > 500) break;
    expect(taken).toBeLessThan(2_000);
    expect(stream.destroyed).toBe(true);
  });

  it('fails when its records fail, and ends them when the stream is destroyed', async () => {
    function* failing(): Generator<Line> {
      yield { name: 'a', amount: 1 };
      throw new Error('the database has gone');
    }
    await expect(text(csvStream(columns, failing()))).rejects.toThrow('the database has gone');

    let ended: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    function* noticing(): Generator<Line> {
      try {
        for (;;) yield { name: 'x'.repeat(1000), amount: 1 };
      } finally {
        ended();
      }
    }
    csvStream(columns, noticing()).destroy();
    await end;
  });
});
