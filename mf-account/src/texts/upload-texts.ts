import { formTexts } from '@umbral/kit/form/form-texts.ts';

/** Sentences of the contacts that staff writes down. */
export const uploadTexts = {
  title: 'Subir un contacto',
  lead: 'Para personas que llamaron o escribieron por otro medio. La constructora lo recibe como cualquier otro.',
  home: 'Inmueble',
  homeHelp: 'Busca por proyecto, código, constructora, ciudad o zona y elige uno de la lista.',
  homeMissing: 'Elige un inmueble de la lista',
  homesFound: (count: number) => (count === 1 ? '1 inmueble' : `${count} inmuebles`),
  noHomes: 'Ningún inmueble coincide',
  homesFailed: 'No pudimos buscar',
  detail: (code: string, builder: string, city: string) => `${code} · ${builder} · ${city}`,
  label: (project: string, plant: string) => `${project}: ${plant}`,
  person: 'La persona',
  country: 'País donde vive',
  countryPlaceholder: 'Elige un país',
  city: 'Ciudad donde vive',
  message: 'Mensaje',
  consent: 'La persona autorizó que la constructora la contacte, según la',
  policy: 'política de tratamiento de datos',
  send: 'Subir contacto',
  sent: 'Tus datos se han enviado correctamente',
  failed: formTexts.failed,
} as const;
