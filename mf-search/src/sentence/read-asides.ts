import type { Draft } from './draft.ts';
import { matchesOf, wordPattern } from './word-patterns.ts';

const home = 'casa|casita|apartamento|apto|apartamentico|apartaestudio|finca|vivienda|oficina|local';
const relative =
  'mama|papa|papas|padres|abuela|abuelos?|suegra|suegros|hij[oa]s?|herman[oa]s?|novi[oa]|familia|tia|tio';

/** What people tell of themselves in words that would be wishes elsewhere. */
const asides = [
  // Where they work and study.
  `(?:(?:tele)?trabaj(?:o|a|amos|ar|ando)|home office|teletrabajo|oficina) (?:desde|en) (?:la |mi |nuestra )?casa`,
  '(?:hago|hace|hacemos|hacer|haciendo) (?:home office|teletrabajo|coworking)',
  'estudio(?= en (?:la|el|los) (?:universidad|u|javeriana|nacional|distrital|andes|colegio|sena) )',
  '(?:yo|que|donde|cuando|mientras|porque) estudio',
  // The home that they have, and have had.
  `(?:vend(?:i|imos|io)|tenia(?:mos)?|cabemos|caben?) (?:en )?(?:la|mi|el|nuestr[oa]|una?|su) (?:${home})(?= (?:y|,|para|por|en|de) )`,
  `(?:vivo|vivimos|vive|viven|estoy|estamos) en (?:un|una|mi|la) (?:${home})(?: (?:pequen[oa]|vieja|viejo|de|en) (?:arriendo|alquiler))?`,
  `(?:la )?(?:casa|apartamento|apto) de (?:mi|mis|la|los) (?:${relative})`,
  `(?:tengo|tenemos|tenia|compre|compramos|deje|herede|heredamos) (?:ya )?(?:una?|mi|la|el) (?:${home}|lote)(?= (?:y|,|pero|que|para|en|viej[oa]|pequen[oa]|usad[oa]) )`,
  `(?:mi|nuestr[oa]) (?:${home}) (?:actual|es|queda|esta|se|tiene)`,
  '(?:trabaj|labor)(?:o|a|amos|an|aba) (?:en|con) (?:(?:una?|la|el|mi) )?(?:oficina|obra|construccion|local|finca|bodega|gimnasio|cine)',
  `venta de (?:la|mi|una?|el) (?:${home}|lote)`,
  // The rent that they pay.
  '(?:pag(?:o|a|amos|ar|ando)|pagando|pague)(?: (?:mas|el|un|tanto|mucho|caro|siempre))* (?:arriendo|alquiler|renta)',
  '(?:pago|pagamos|paga) [^ ]+(?: [^ ]+){0,2} de arriendo',
  '(?:viv(?:o|imos|e|en|ir)|estoy|estamos|esta|seguir|sigo|seguimos)(?: (?:pagando|en|de))+ (?:arriendo|alquiler)',
  '(?:salir|salirme|salirnos|librarme|cansad[oa]s?) del? (?:arriendo|alquiler)',
  // What is the same to them.
  'con o sin [^ ]+',
  // Who they are.
  '(?:soy|somos|como|de) (?:inversionistas?|inversor(?:es)?)',
  'inversionistas?(?= (?:,|busca|buscan|busco|interesad[oa]|quiere|necesita) )',
  // Nothing but what all homes here are.
  '(?:finca|propiedad|bien(?:es)?) raiz|bienes raices|proyecto inmobiliario|finca raiz',
].map(wordPattern);

/** Takes the words of asides: nobody reads wishes in them. */
export function readAsides(draft: Draft): void {
  for (const pattern of asides) for (const { first, last } of matchesOf(draft, pattern)) draft.read(first, last);
}
