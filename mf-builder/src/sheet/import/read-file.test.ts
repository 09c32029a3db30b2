import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readFile, readPaste } from './read-file.ts';
import { delimiterOf } from './read-text.ts';

const csv = 'Tipología;Área construida;Precio\nApartamento “Ñandú”;68,5;$ 245.000.000\n';
const rows = [
  ['Tipología', 'Área construida', 'Precio'],
  ['Apartamento “Ñandú”', '68,5', '$ 245.000.000'],
];

function utf16(text: string, isLittle: boolean, mark: boolean): Uint8Array<ArrayBuffer> {
  const units = [...(mark ? `\ufeff${text}` : text)].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

/** The letters of Windows: Latin-1 but for the quotes. */
function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const special = new Map([
    ['“', 0x93],
    ['”', 0x94],
  ]);
  return Uint8Array.from([...text].map((letter) => special.get(letter) ?? letter.charCodeAt(0)));
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = csv.replaceAll(/[“”]/g, '"').replaceAll('"Ñandú"', 'Ñandú');

async function read(content: BlobPart, name = 'lista.csv') {
  const book = await readFile(new File([content], name));
  if (!book.ok) throw new Error(book.message);
  return book;
}

test.each([
  ['UTF-8', utf8(csv), []],
  ['UTF-8 with its mark', utf8(`\ufeff${csv}`), []],
  ['UTF-16 of Excel', utf16(csv, true, true), ['El archivo venía en UTF-16; lo leímos con sus tildes.']],
  ['UTF-16 the other way around', utf16(csv, false, true), ['El archivo venía en UTF-16; lo leímos con sus tildes.']],
  ['Windows-1252', windows1252(csv), ['El archivo venía en Windows-1252; lo leímos con sus tildes.']],
])('a CSV in %s is read with its accents', async (_name, bytes, notes) => {
  const book = await read(bytes);
  expect(book.sheets[0]?.rows).toEqual(rows);
  expect(book.notes).toEqual(notes);
});

test('UTF-16 that does not say so is seen by its empty bytes', async () => {
  const book = await read(utf16(latin, true, false));
  expect(book.sheets[0]?.rows[1]?.[0]).toBe('Apartamento Ñandú');
});

test.each([
  ['a\tb\n1,5\t2,5', '\t'],
  ['a;b;c\n1,5;2,5;x', ';'],
  ['a,b\n"1;2;3;4",5', ','],
  ['sep=|\na|b', '|'],
  ['Nombre\nUno', '\t'],
])('%j is parted by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('quotes hold line ends and delimiters; a quote that never closes is a letter; empty columns stay', async () => {
  const book = await readPaste('Nombre\t\tNotas\n"Torre 1\napto ""502"""\t\t6" de tubo\n');
  expect(book.ok && book.sheets[0]?.rows).toEqual([
    ['Nombre', '', 'Notas'],
    ['Torre 1\napto "502"', '', '6" de tubo'],
  ]);
});

test('a stray cell far to the right makes no sheet wider', async () => {
  const book = await readPaste(`Nombre${'\t'.repeat(3000)}x\nUno\n`);
  expect(book.ok && book.sheets[0]?.rows.map(({ length }) => length)).toEqual([100, 1]);
});

test('twelve megabytes that are pasted are refused, and no letter of them is read', async () => {
  const book = await readPaste('Torre 1\t245000000\n'.repeat(670_000));
  expect(book).toEqual({
    ok: false,
    message: 'Lo que pegaste pesa 12,1 MB y el máximo es 2 MB. Súbelo como archivo o divídelo.',
  });
});

test('a workbook gives its visible sheets, results of formulas, percentages and days; what was never counted is told', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Oculta', hidden: true, rows: [['Nombre'], ['no']] },
      {
        name: 'Precios',
        rows: [
          ['Nombre', 'Precio', 'Cuota inicial', 'Entrega'],
          ['A', null, 0.3, new Date('2027-06-30T00:00:00Z')],
          ['B', null, 30, null],
        ],
        cells: new Map([
          ['1,1', { formula: 'C2*1000', formulaResult: 245_000_000 }],
          ['1,2', { value: 0.3, style: { numFmt: '0%' } }],
          ['2,1', { formula: 'B2*2' }],
        ]),
      },
    ],
  });
  const book = await read(new Uint8Array(bytes), 'precios.xlsx');
  expect(book.sheets.map(({ name }) => name)).toEqual(['Precios']);
  expect(book.sheets[0]?.rows.slice(1)).toEqual([
    ['A', 245_000_000, 30, '2027-06-30'],
    ['B', { fault: 'formula', text: '=B2*2' }, 30, null],
  ]);
});

/** An archive of one file that unpacks to much, and says in its directory that it is small. */
function bomb(megabytes: number): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1_000_000));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(1000, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Uint8Array.from(Buffer.concat([local, name, packed, entry, name, end]));
}

test.each([
  [
    'an archive that unpacks to 200 MB',
    bomb(200),
    'El archivo se expande demasiado al abrirlo. Copia la hoja en un libro nuevo y súbelo.',
  ],
  [
    'an archive that is no workbook',
    bomb(1),
    'No pudimos leer el archivo. Guárdalo como .xlsx o .csv y súbelo de nuevo.',
  ],
  [
    'half an archive',
    bomb(1).subarray(0, 60).slice(),
    'No pudimos leer el archivo. Guárdalo como .xlsx o .csv y súbelo de nuevo.',
  ],
  [
    'a workbook of the nineties',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    'Es un Excel antiguo o tiene contraseña. Guárdalo como .xlsx sin contraseña y súbelo de nuevo.',
  ],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2, 3, 0), 'El archivo no es una hoja de cálculo.'],
  ['an empty file', new Uint8Array(), 'No encontramos ninguna fila con datos.'],
  [
    'a file of 6 MB',
    new Uint8Array(6_000_000),
    'El archivo pesa 6 MB y el máximo es 5 MB. Guarda solo la hoja que necesitas.',
  ],
])('%s is refused with its reason', async (_name, bytes, message) => {
  expect(await readFile(new File([bytes], 'lista.xlsx'))).toEqual({ ok: false, message });
});
