import { withArticle } from '@umbral/domain/format/format-date.ts';

/** Words of the price block and the monthly quote. */
export const priceTexts = {
  block: 'Precio',
  hiddenPrice: 'La constructora informa el precio de este inmueble cuando la contactas.',
  zonePrices: (range: string) => `En la zona, un inmueble de esta área cuesta ${range}.`,
  fee: (amount: string) => `Cuota aprox. ${amount} al mes`,
  otherAreas: 'Otras áreas',
  priceToConfirm: 'Precio por confirmar',
  areaToConfirm: 'Por confirmar',
  notAvailable: 'No disponible',

  quote: 'Calcula tu cuota',
  quoteFailed: 'No pudimos abrir la calculadora. Revisa tu conexión e inténtalo de nuevo.',
  quoteTitle: 'Cuota mensual aproximada',
  quoteSection: 'Calcular cuota',
  quoteLead: (years: number, percent: string) => `Con un crédito a ${years} años y una cuota inicial del ${percent}.`,
  term: 'Periodo del crédito',
  years: (count: number) => `${count} años`,
  initialPercent: 'Cuota inicial',
  percentError: 'El porcentaje debe ser entre 0 - 100',
  price: 'Precio del inmueble',
  initialFee: 'Cuota inicial',
  loan: 'Valor del crédito',
  base: 'Cuota del crédito',
  extra: 'Otros cargos estimados (0,595 %)',
  total: 'Total aproximado al mes',
  rate: (percent: string) => `tasa usada ${percent} E.A.`,
  disclaimer:
    'Es una referencia, no una oferta de crédito. No incluye los seguros de vida e incendio; tu banco te dará la cuota definitiva.',

  whatsapp: 'WhatsApp',
  call: 'Llamar',
  contact: 'Contactar',
  contactBar: 'Contacto',
  whatsappMessage: (title: string, code: string, url: string) =>
    `Hola, quiero saber más de ${title} (código ${code}): ${url}`,
  whatsappCode: 'Abrir WhatsApp en tu celular',
  whatsappCodeHelp: 'Apunta la cámara de tu celular a este código.',
  whatsappCodeAlt: 'Código QR que abre WhatsApp con la sala de ventas',
  callNumber: (number: string) => `Llamar al ${number}`,
  openNow: (until: string) => `Atienden ahora, hasta ${withArticle(until)}`,
  opensToday: (from: string) => `Hoy atienden desde ${withArticle(from)}`,
  opensOn: (day: string, from: string) => `Atienden el ${day} desde ${withArticle(from)}`,
} as const;
