import type { Letter } from './mail-letter.ts';

const product = 'Umbral';
const footer = `${product} · Tratamos tus datos según la Ley 1581 de 2012. Escríbenos si quieres conocerlos, corregirlos o eliminarlos.`;

export interface ContactFacts {
  name: string;
  email: string;
  phone: string;
  residence: string;
  project: string | null;
  plant: string | null;
  builder: string | null;
  appointment: string | null;
  message: string | null;
  origin: string;
}

function contactRows(contact: ContactFacts): (readonly [string, string])[] {
  const rows: [string, string | null][] = [
    ['Nombre', contact.name],
    ['Correo', contact.email],
    ['Teléfono', contact.phone],
    ['Vive en', contact.residence],
    ['Proyecto', contact.project],
    ['Tipo', contact.plant],
    ['Cita', contact.appointment],
    ['Mensaje', contact.message],
    ['Origen', contact.origin],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** To the builder: who asks to be called. */
export function contactForBuilder(contact: ContactFacts, origin: string): Letter {
  return {
    subject: contact.project ? `Nuevo contacto: ${contact.project}` : `Nuevo contacto en ${product}`,
    greeting: 'Hola:',
    paragraphs: ['Una persona dejó sus datos y autorizó que la contactes para responder su solicitud.'],
    facts: contactRows(contact),
    button: { label: 'Ver mis proyectos', href: `${origin}/builder-update/proyectos` },
    footer,
  };
}

/** To the person: that the data arrived, and at whom. */
export function contactForPerson(contact: ContactFacts, origin: string): Letter {
  const whom = contact.builder ?? product;
  return {
    subject: contact.project ? `Recibimos tu solicitud sobre ${contact.project}` : 'Recibimos tu solicitud',
    greeting: `Hola, ${contact.name}:`,
    paragraphs: [
      `Tus datos se han enviado correctamente. ${whom} te contactará pronto.`,
      ...(contact.appointment ? [`Pediste una cita para el ${contact.appointment}. Te la confirmarán.`] : []),
    ],
    button: { label: 'Seguir buscando', href: `${origin}/proyectos-vivienda` },
    footer,
  };
}

export function welcome(name: string, origin: string): Letter {
  return {
    subject: `Te damos la bienvenida a ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Tu cuenta está lista. Guarda favoritos, compara proyectos y crea alertas de lo que buscas.'],
    button: { label: 'Ver proyectos', href: `${origin}/proyectos-vivienda` },
    footer,
  };
}

/** To the owner of an address with which someone tried to register again. */
export function accountExists(name: string, origin: string): Letter {
  return {
    subject: `Ya tienes una cuenta en ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Alguien intentó crear una cuenta con tu correo, que ya tiene una. Si fuiste tú, inicia sesión.',
      'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.',
    ],
    button: { label: 'Iniciar sesión', href: `${origin}/login` },
    footer,
  };
}

export function newsletterWelcome(name: string, origin: string): Letter {
  return {
    subject: `Te suscribiste al boletín de ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Te escribiremos con proyectos nuevos en las ciudades y los precios que elegiste.'],
    button: { label: 'Leer las noticias', href: `${origin}/actualidad` },
    footer,
  };
}

export function alertCreated(name: string, origin: string): Letter {
  return {
    subject: 'Creamos tu alerta',
    greeting: 'Hola:',
    paragraphs: [`Te avisaremos cuando haya inmuebles para tu búsqueda${name ? ` «${name}»` : ''}.`],
    button: { label: 'Ver proyectos', href: `${origin}/proyectos-vivienda` },
    footer,
  };
}
