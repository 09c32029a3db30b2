/** Words of the block that leads to the rest of the portal. */
export const interestTexts = {
  title: 'Te puede interesar',
  guides: { title: 'Guías', text: 'Subsidios, crédito, escrituras y entrega, paso a paso.' },
  news: { title: 'Actualidad', text: 'Lo que cambia en precios, tasas y zonas.' },
  magazine: { title: 'Revista virtual', text: 'Seis ediciones al año para leer con calma.' },
  events: { title: 'Eventos', text: 'Charlas, talleres, visitas y lanzamientos.' },
  fairs: { title: 'Ferias', text: 'Beneficios por separar y asesores en línea.' },
  newsletter: { title: 'Boletín', text: 'Proyectos nuevos de tus ciudades en tu correo.' },
} as const;
