import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the homes of a building, one by one. */
export const availabilityTexts = {
  title: 'Disponibilidad',
  lead: (free: number, all: number) => {
    if (free === 0) return 'Hoy no hay unidades libres de este tipo.';
    return free === 1
      ? `Hay 1 unidad libre de ${all} de este tipo.`
      : `Hay ${free} unidades libres de ${all} de este tipo.`;
  },
  source: (builder: string, day: string) => `Inventario informado por ${builder}, al ${day}.`,

  towers: 'Torre que se muestra',
  facade: (tower: string) => `Fachada de ${tower}`,
  building: 'el proyecto',
  legend: 'Qué significa cada cuadro',
  floor: (floor: number) => `Piso ${floor}`,
  ownType: 'Este tipo',
  choose: 'Elige un inmueble en la fachada para ver su área, su vista y su precio.',
  chosen: 'Inmueble elegido',
  box: (name: string, state: string) => `${name}, ${state}`,
  otherBox: (name: string, state: string, type: string) => `${name}, ${state}, ${type}`,

  tableOf: (tower: string) => `Inmuebles de este tipo: ${tower}`,
  all: 'Inmuebles',
  onlyFree: 'Solo disponibles',
  noneFree: 'No hay disponibles aquí.',
  unit: 'Inmueble',
  floorColumn: 'Piso',
  area: 'Área',
  view: 'Vista',
  state: 'Estado',
  price: 'Precio',
  action: 'Qué puedes hacer',
  type: 'Tipo',
  privateArea: 'Área privada',
  hidden: 'Por confirmar',
  discount: (amount: string) => `${amount} menos que el precio de lista`,
  byFloor: 'Desde qué precio hay en cada piso',
  fromFloor: (floor: number, price: string) => `Piso ${floor}: desde ${price}`,

  contact: 'Contactar',
  contactNamed: (name: string) => `Contactar por ${name}`,
  sentence: (name: string, tower: string | undefined) =>
    tower ? `Me interesa ${name} (${tower}). ¿Sigue disponible?` : `Me interesa ${name}. ¿Sigue disponible?`,
  watch: 'Avísame si se libera',
  watchNamed: (name: string) => `Avísame si se libera ${name}`,
  seeType: (title: string) => `Ver ${title}`,
  notifyMe: 'Avísame de otras como esta',
  notifyNote: 'Te escribimos cuando haya unidades como esta en la zona.',

  dialogTitle: (name: string) => `Avísame si se libera ${name}`,
  dialogLead: 'Te escribiremos una sola vez, si vuelve a estar disponible. Puedes cancelarlo con un clic.',
  toAccount: (email: string) => `Te avisaremos a ${email}.`,
  consent: `Autorizo a ${productName} a usar mi correo solo para enviarme este aviso, según la ley 1581 de 2012 y la`,
  consentLink: 'política de habeas data',
  send: 'Avisarme',
  sending: 'Guardando…',
  failed: 'No pudimos guardar el aviso. Inténtalo de nuevo.',
  loadFailed: 'No pudimos abrir el aviso. Revisa tu conexión e inténtalo de nuevo.',
} as const;
