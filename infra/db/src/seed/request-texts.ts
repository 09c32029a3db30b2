/** A person who has written to the builder of the demonstration. */
export interface SeedRequest {
  readonly name: string;
  readonly email: string;
  /** Which of the builder's projects it is about, counted from 1; 0 for the builder itself. */
  readonly project: number;
  readonly state: 'new' | 'sent' | 'contacted' | 'visit-booked' | 'attended' | 'discarded';
  /** Days and minutes before noon of the seed's day. */
  readonly days: number;
  readonly minutes: number;
  readonly message: string | null;
  readonly whatsapp?: true;
  /** Minutes until it was answered. */
  readonly answeredAfter?: number;
  /** Days after the seed's day, the hour, and whether the builder has said yes or has named it. */
  readonly visit?: { readonly in: number; readonly at: string; readonly is: 'asked' | 'proposed' | 'confirmed' };
  readonly note?: string;
  readonly isWithdrawn?: true;
}

/** Who has written in the last weeks, the newest first: every state and every stand of a visit is among them. */
export const seedRequests: readonly SeedRequest[] = [
  {
    ...{
      name: 'Luisa Fernanda Ocampo',
      email: 'luisa.ocampo@example.com',
      project: 1,
      state: 'sent',
      days: 0,
      minutes: 35,
    },
    ...{ message: '¿Queda alguno con balcón en piso alto? Puedo ir el jueves.', whatsapp: true },
    visit: { in: 5, at: '10:30', is: 'asked' },
  },
  {
    ...{
      name: 'Hernán Quiroga',
      email: 'hernan.quiroga@example.com',
      project: 2,
      state: 'sent',
      days: 0,
      minutes: 190,
    },
    message: '¿Cómo es el plan de pagos de la cuota inicial?',
  },
  {
    ...{
      name: 'Daniela Restrepo',
      email: 'daniela.restrepo@example.com',
      project: 1,
      state: 'sent',
      days: 1,
      minutes: 60,
    },
    ...{ message: null, visit: { in: 5, at: '10:30', is: 'asked' } },
  },
  {
    ...{
      name: 'Jorge Iván Salcedo',
      email: 'jorge.salcedo@example.com',
      project: 3,
      state: 'contacted',
      days: 2,
      minutes: 20,
    },
    ...{ message: 'Vivo en Madrid. ¿Se puede firmar por poder?', whatsapp: true, answeredAfter: 25 },
    note: 'Le enviamos el modelo de poder. Escribirle el lunes en la mañana, hora de España.',
  },
  {
    ...{
      name: 'Paola Andrea Cifuentes',
      email: 'paola.cifuentes@example.com',
      project: 1,
      state: 'visit-booked',
      days: 3,
      minutes: 100,
    },
    ...{ message: 'Quisiera ver el apartamento modelo.', answeredAfter: 70 },
    visit: { in: 6, at: '15:00', is: 'confirmed' },
  },
  {
    ...{
      name: 'Mateo Villamizar',
      email: 'mateo.villamizar@example.com',
      project: 2,
      state: 'visit-booked',
      days: 4,
      minutes: 200,
    },
    ...{ message: '¿Atienden por videollamada?', answeredAfter: 300 },
    visit: { in: 7, at: '11:00', is: 'proposed' },
  },
  {
    ...{
      name: 'Luisa Fernanda Ocampo',
      email: 'luisa.ocampo@example.com',
      project: 3,
      state: 'contacted',
      days: 8,
      minutes: 15,
    },
    ...{ message: '¿Cuándo entregan?', answeredAfter: 40, note: 'Busca para ella y su mamá: dos baños.' },
  },
  {
    ...{
      name: 'Gloria Inés Ramírez',
      email: 'gloria.ramirez@example.com',
      project: 2,
      state: 'attended',
      days: 11,
      minutes: 130,
    },
    ...{ message: '¿Puedo usar mi subsidio de la caja?', answeredAfter: 95 },
    note: 'Vino con su hermano. Separa a fin de mes si sale el subsidio.',
  },
  {
    ...{
      name: 'Camilo Arango',
      email: 'camilo.arango@example.com',
      project: 0,
      state: 'attended',
      days: 15,
      minutes: 240,
    },
    ...{ message: '¿Tienen proyectos en la costa para el próximo año?', answeredAfter: 1500 },
  },
  {
    ...{
      name: 'Rosa Elena Fuentes',
      email: 'rosa.fuentes@example.com',
      project: 1,
      state: 'contacted',
      days: 19,
      minutes: 80,
    },
    ...{ message: 'Por favor no me llamen en horario de oficina.', answeredAfter: 60, isWithdrawn: true },
  },
  {
    ...{
      name: 'Óscar Iván Benítez',
      email: 'oscar.benitez@example.com',
      project: 3,
      state: 'discarded',
      days: 26,
      minutes: 50,
    },
    ...{ message: '¿Aceptan carro como parte de pago?', answeredAfter: 30, note: 'Busca usado.' },
  },
];
