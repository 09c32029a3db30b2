import { withArticle } from '@umbral/domain/format/format-date.ts';

/** Words of the price block. */
export const priceTexts = {
  block: 'Precio',
  hiddenPrice: 'La constructora informa el precio de este inmueble cuando la contactas.',
  zonePrices: (range: string) => `En la zona, un inmueble de esta área cuesta ${range}.`,
  fee: (credit: string, total: string) =>
    `Cuota del crédito aprox. ${credit} al mes; con otros cargos, seguros y administración, ${total}`,
  otherAreas: 'Otras áreas',
  priceToConfirm: 'Precio por confirmar',
  areaToConfirm: 'Por confirmar',
  notAvailable: 'No disponible',

  quote: 'Calcula tu cuota',
  quoteFailed: 'No pudimos abrir la calculadora. Revisa tu conexión e inténtalo de nuevo.',
  quoteSection: 'Calcular cuota',

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
