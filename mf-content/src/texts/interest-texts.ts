/** Words of the block that leads to the rest of the portal. */
export const interestTexts = {
  title: 'Te puede interesar',
  guides: { title: 'Guías', text: 'Subsidios, crédito, escrituras y entrega, paso a paso.' },
  tools: { title: 'Herramientas', text: 'Calculadoras, lista de chequeo, glosario y topes del año.' },
  magazine: { title: 'Revista virtual', text: 'Seis ediciones al año para leer con calma.' },
  events: { title: 'Eventos', text: 'Charlas, talleres, visitas y lanzamientos.' },
} as const;
