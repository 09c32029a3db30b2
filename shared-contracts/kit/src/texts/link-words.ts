import type { Chaos, LinkFlag, QaLink } from '@umbral/protocol/composition/qa-link.ts';

/** Faults of a link, to choose from. */
export const faultNames = {
  slow: 'Lento',
  error: 'Error 500',
  missing: 'No está (404)',
  corrupt: 'Un byte cambiado',
  loop: 'Da vueltas',
} satisfies Readonly<Record<Chaos['fault'], string>>;

/** Files that a fault in the browser happens to, to choose from. */
export const fileNames = {
  entry: 'Su entrada',
  chunks: 'Sus partes',
  styles: 'Sus estilos',
} satisfies Readonly<Record<NonNullable<Chaos['files']>, string>>;

/** Switches of a link, to choose from and to read of. */
export const flagNames = { boundaries: 'Se marca de quién es cada parte' } satisfies Readonly<Record<LinkFlag, string>>;

/** Where a fault of a link happens, to choose from. */
export const sideNames = { server: 'Servidor', browser: 'Navegador' } satisfies Readonly<Record<Chaos['side'], string>>;

const faults: Readonly<Record<Chaos['fault'], string>> = {
  slow: 'va lento',
  error: 'responde con error 500',
  missing: 'no está (404)',
  corrupt: 'llega con un byte cambiado',
  loop: 'se queda dando vueltas',
};
const sides: Readonly<Record<Chaos['side'], string>> = { server: 'en el servidor', browser: 'en el navegador' };
const files: Readonly<Record<NonNullable<Chaos['files']>, string>> = {
  entry: 'solo su entrada',
  chunks: 'solo sus partes',
  styles: 'solo sus estilos',
};

/** What a link changes besides versions, one sentence each, wherever people read of it. */
export function changeSentences({ dev, chaos, currency, flags }: LinkChanges): readonly string[] {
  return [
    ...Object.entries(dev).map(([app, origin]) => `${app} desde ${origin}: su página la dibuja tu navegador`),
    ...chaos.map(faultSentence),
    ...(currency ? [`Moneda: ${currency.toUpperCase()}`] : []),
    ...flags.map((flag) => flagNames[flag]),
  ];
}

type LinkChanges = Pick<QaLink, 'dev' | 'chaos' | 'currency' | 'flags'>;

function faultSentence({ remote, side, fault, ms, files: some }: Chaos): string {
  const [time, part] = [ms === undefined ? '' : ` (${ms} ms)`, some ? `, ${files[some]}` : ''];
  return `${remote} ${faults[fault]} ${sides[side]}${time}${part}`;
}
