import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of "Impulsa tus proyectos" around its content: the form for builders and its thanks. */
export const promoteTexts = {
  points: [
    ['Publicar es gratis', 'La ficha básica no tiene costo ni comisión por venta.'],
    ['Respuesta en un día hábil', 'Un asesor te llama y crea tu espacio de constructora.'],
    ['Personas de verdad', 'Cada solicitud llega con correo y celular revisados, una por persona al día.'],
  ],
  form: {
    title: 'Cuéntanos de tus proyectos',
    lead: 'Lo usamos solo para llamarte y crear tu espacio.',
    company: 'Nombre de la constructora',
    role: 'Tu cargo',
    cities: 'Ciudades donde construyes',
    count: '¿Cuántos proyectos tienes en venta?',
    counts: ['Todavía ninguno', 'Uno', 'Entre 2 y 5', 'Entre 6 y 15', 'Más de 15'],
    interest: '¿Qué te interesa?',
    interests: ['Publicar mis proyectos', 'Destacarlos', 'Participar en una feria', 'Televisión y revista', 'Todo'],
    message: '¿Algo más que debamos saber?',
    send: 'Quiero publicar mis proyectos',
  },
  hasAccount: '¿Ya tienes cuenta de constructora?',
  signIn: 'Entra a tu espacio',
  thanks: {
    documentTitle: `¡Gracias! Recibimos los datos de tu constructora | ${productName}`,
    description: 'Recibimos tus datos: un asesor comercial te llamará pronto.',
    heading: '¡Gracias! Ya vamos a llamarte',
    sent: 'Tus datos se han enviado correctamente',
    lead: 'En un día hábil te llama un asesor comercial para crear tu espacio y cargar el primer proyecto contigo.',
    meanwhile: 'Mientras tanto',
    builders: 'Mira cómo se ve una constructora',
    back: 'Volver a Impulsa tus proyectos',
  },
} as const;
