import { spellInPesos } from '@umbral/domain/format/marked-pesos.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { expect, test } from 'vitest';
import { readAside, withMarks } from '../model/sentence-aside.ts';
import { sentenceReader } from './read-sentence.ts';
import { chipLabel, searchOf, sentenceWithout, settleText } from './sentence-chips.ts';
import { marksOf } from './sentence-marks.ts';
import type { ChipKind, SentenceReading } from './sentence-reading.ts';
import { testPlaces } from './testing/test-places.ts';

const read = sentenceReader(testPlaces());

function chipOf(reading: SentenceReading, kind: ChipKind) {
  const chip = reading.chips.find((each) => each.kind === kind);
  if (!chip) throw new Error(`No chip of ${kind}`);
  return chip;
}

test('[R047] a sentence becomes the address of its listing', () => {
  const reading = read('apto 2 alcobas en Cali por menos de 300 millones con gimnasio');
  expect(toHref(searchOf(reading))).toBe('/proyectos-vivienda/cali/zona-general/apartamento?p=-300M&h=2&con=gym');
});

test('chips carry the labels of the filters that they are', () => {
  const labels = read(
    'casa campestre o lote en Pance estrato 4 y 5 con 3 o más alcobas hasta 900 millones de más de 120 m2 con piscina sobre planos, con balcón, cerca de mí, cuota de 2 millones, más barato',
  ).chips.map((chip) => spellInPesos(chipLabel(chip)));
  expect(labels).toEqual([
    'Casa campestre',
    'Lotes',
    'Pance, Cali',
    'Estrato 4, Estrato 5',
    '3+ hab',
    'Hasta $ 900 M',
    'Desde 120 m²',
    'Piscina',
    'Sobre planos',
    'Con balcón',
    'Cerca de ti',
    'Hasta $ 2 M al mes al banco',
    'Orden: menor precio',
  ]);
});

test('a chip goes without the others', () => {
  const sentence = 'apto de 2 alcobas en el sur de Cali';
  const without = (kind: ChipKind) => read(sentenceWithout(sentence, chipOf(read(sentence), kind))).state;
  expect(without('rooms')).toEqual({ type: 'apartment', city: 'cali', zone: 'sur' });
  expect(without('zone')).toEqual({ type: 'apartment', city: 'cali', rooms: { value: 2, orMore: false } });
  expect(without('city')).toEqual({ type: 'apartment', rooms: { value: 2, orMore: false } });
});

test('one end of a price goes without the other', () => {
  const sentence = 'desde 200 millones en Cali, hasta 300 millones';
  const { state, chips } = read(sentence);
  const [, , upTo] = chips;
  expect(state.price).toEqual({ min: 200_000_000, max: 300_000_000 });
  expect(upTo && read(sentenceWithout(sentence, upTo)).state.price).toEqual({ min: 200_000_000 });
});

test('the words of a chip leave the sentence', () => {
  const sentence = 'apto en Cali, 2 alcobas, con balcón';
  expect(sentenceWithout(sentence, chipOf(read(sentence), 'rooms'))).toBe('apto en Cali,, con balcón');
});

test('a place abroad leads to the family abroad', () => {
  expect(toHref(searchOf(read('apartamento en Miami')))).toBe(
    '/proyectos-en-el-exterior/estados-unidos/miami/apartamento',
  );
});

test('the family that the visitor is in stays, unless the sentence contradicts it', () => {
  expect(searchOf(read('apto en Cali'), 'vis').family).toBe('vis');
  expect(searchOf(read('apto vip en Cali'), 'vis')).toMatchObject({ family: 'housing', category: 'vip' });
  expect(searchOf(read('proyectos en el exterior')).family).toBe('abroad');
});

test.each([
  ['apto en Cali con cuota de 2 millones', '2000000', undefined],
  ['apto en Cali, cuota de 2 millones durante la obra', undefined, '2000000'],
  ['cuota de 1,2 millones mientras construyen y cuota de 2 millones', '2000000', '1200000'],
])('a monthly payment goes to the bank, unless the sentence says the works: %s', (sentence, after, during) => {
  const { monthly } = read(sentence).state;
  expect([monthly?.after, monthly?.during].map((pesos) => pesos?.toString())).toEqual([after, during]);
});

test('what a sentence says about balconies and payments stands in the address', () => {
  expect(toHref(searchOf(read('apto en Cali con balcón y cuota de 2 millones al mes')))).toBe(
    '/proyectos-vivienda/cali/zona-general/apartamento?balcon=1&cuota=-2M',
  );
});

test('what was chosen in fields wins over the words of the text', () => {
  const chosen = {
    ...emptySearch('housing'),
    type: 'house' as const,
    text: 'apto de 2 alcobas en Cali con antejardín',
  };
  expect(settleText(chosen, read)).toMatchObject({
    type: 'house',
    city: 'cali',
    rooms: { value: 2 },
    text: 'antejardín',
  });
});

test('one type or place that is chosen wins over several of the text', () => {
  const text = 'apto o lote en Suba o Usaquén';
  const chosen = { ...emptySearch('housing'), type: 'house' as const, city: 'cali', text };
  expect(settleText(chosen, read)).toMatchObject({ type: 'house', types: [], city: 'cali', places: [] });
});

test('what says what a price was reckoned from holds no amount that a visitor told', () => {
  const reading = read('gano 5 millones y tengo 45 ahorrados, apto en arriendo que no sea esquinero');
  expect(withMarks('/proyectos-vivienda', marksOf(reading))).toBe(
    '/proyectos-vivienda?cruce=pide-rent.no-esquinero.de-ambos',
  );
  expect(readAside(marksOf(reading))).toEqual({ unoffered: ['rent'], denied: 'esquinero', means: 'both' });
});

test('[R047] what a visitor calls a place of theirs is in no address', () => {
  const marks = marksOf(read('apto en bogotá a 15 minutos de la casa de mis papás'));
  expect(withMarks('/proyectos-vivienda', marks)).toBe('/proyectos-vivienda?cruce=de-tu');
  expect(readAside(marks)).toEqual({ unoffered: [], own: true });
});

test.each([
  ['mi trabajo', 'tu trabajo'],
  ['mis papás', 'tus papás'],
  ['la casa de mis papás', 'la casa de tus papás'],
  ['el trabajo de mi novia', 'del trabajo de tu novia'],
])('[R047] "%s" is told as the visitor’s own', (place, told) => {
  const [chip] = read(`a 15 minutos de ${place}`).chips;
  expect(chip && chipLabel(chip)).toMatch(new RegExp(`(de )?${told}$`));
});
