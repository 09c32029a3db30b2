import { routes } from '@umbral/domain/routes/table.ts';

/** The tool whose entries explain the words of the trade. */
export const glossarySlug = 'glosario-de-vivienda-nueva';

/** Words that pages explain by a link into the glossary, by the anchors of their entries. */
export const glossaryTerms = [
  'vis',
  'vip',
  'smmlv',
  'cuota-inicial',
  'cuota-de-separacion',
  'credito-hipotecario',
  'leasing-habitacional',
  'tasa-efectiva-anual',
  'uvr',
  'subsidio-de-vivienda',
  'caja-de-compensacion',
  'fiducia',
  'encargo-fiduciario',
  'punto-de-equilibrio',
  'promesa-de-compraventa',
  'escrituracion',
  'gastos-notariales',
  'retencion-en-la-fuente',
  'beneficencia',
  'hipoteca',
  'avaluo',
  'estudio-de-titulos',
  'area-privada',
  'area-construida',
  'propiedad-horizontal',
  'coeficiente-de-copropiedad',
  'cuota-de-administracion',
  'estrato',
  'sobre-planos',
  'obra-gris',
] as const;
export type GlossaryTerm = (typeof glossaryTerms)[number];

/** Where a word of the trade is explained: plain text with a link, no code. */
export function termHref(term: GlossaryTerm): string {
  return `${routes.tool.href({ id: glossarySlug })}#${term}`;
}
