/** Sentences about the address that a builder's system is told at, in the form and in the answer. */
export const webhookTexts = {
  url: 'Escribe la dirección que recibe los avisos',
  longUrl: 'La dirección debe tener máximo 500 caracteres',
  scheme: 'La dirección debe empezar por https://',
  port: 'Usa el puerto 443 u 8443: no llamamos a otros',
  credentials: 'Quita el usuario y la contraseña de la dirección: verificamos con la firma',
  host: 'Esa dirección es de una red interna. Usa una pública, con dominio',
  events: 'Elige al menos un evento',
  tested: 'Tu sistema recibió la prueba.',
} as const;
