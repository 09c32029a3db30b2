/** Sentences of the map on which a place of one's own is marked. */
export const pointMapTexts = {
  label: 'Marcar tu lugar en el mapa',
  help: 'Flechas para moverte, + y − para acercar o alejar. La barra espaciadora o Intro marcan el punto bajo la cruz.',
  hint: 'Toca tu lugar, o ponlo bajo la cruz y usa el botón.',
  marked: 'Punto marcado, redondeado a unos 100 metros. Toca otro sitio para cambiarlo.',
  markHere: 'Marcar bajo la cruz',
  undo: 'Deshacer',
} as const;
