import type { Draft } from './draft.ts';
import type { Mention } from './read-places.ts';

/** "Vivo en", "soy de", "llegamos hace poco de", "estamos en", "me mudo de", "escribo desde". */
const whereabouts: readonly RegExp[] = [
  /\b(vivo|vivimos|vive|viven|viviendo|resido|residimos|soy|somos|trabajo|trabajamos|trabaja|trabajan|estudia|estudian|estudiamos|naci|nacimos)\b(?!.* (en|busco|quiero) .* en$)/,
  /\b(vengo|venimos|vine|llegue|llego|llegamos|regreso|regresamos|salgo|salimos) .*de( la| el)?$/,
  /\b(estoy|estamos|ando|andamos|radicad[oa]s?) (aqui |aca |alla )?(en|por)( la| el)?$/,
  /\b(mud|traslad|transfir)[a-z]+ (.* )?de( la| el)?$/,
  /\b(vend[a-z]+|vivia|viviamos|creci|tengo|tenemos) (mi |un |una |el |la |nuestr[oa] )?(casa|apartamento|apto|finca|lote) en( la| el)?$/,
  /\b(trabajo|oficina|empresa|universidad|colegio|familia) (queda|esta|es) (en|por)( la| el)?$/,
  /\bdesde( la| el)?$/,
];

/** Whether a place is told as one that somebody is in or comes from. */
export function isWhereabouts(draft: Draft, { first }: Mention): boolean {
  const before = draft.words.slice(Math.max(0, first - 4), first);
  const said = before.slice(before.findLastIndex((word) => /^[,.;]$/.test(word)) + 1).join(' ');
  return whereabouts.some((pattern) => pattern.test(said));
}
