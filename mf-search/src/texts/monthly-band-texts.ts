/** The band "¿Cuánto puedo pagar?"; its form has the words of the assistant. */
export const bandTexts = {
  title: '¿Cuánto puedo pagar?',
  lead: 'Dinos tus ingresos y tus ahorros y te mostramos las viviendas que caben en tu bolsillo.',
  privacy: 'Lo que escribas se queda en este dispositivo; los ahorros entran en la búsqueda solo si los cuentas.',
  without: 'Ver viviendas por cuota mensual',
} as const;
