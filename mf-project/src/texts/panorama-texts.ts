/** Rooms by their first word that are no "la". */
const masculine = ['baño', 'balcón', 'estar', 'comedor', 'estudio'];

/** Words of the view all around. */
export const panoramaTexts = {
  view: 'Vista de 360 grados',
  help: 'Arrastra la imagen o usa las flechas del teclado para mirar alrededor; con + y − te acercas y te alejas.',
  controls: 'Controles de la vista',
  left: 'Mirar a la izquierda',
  right: 'Mirar a la derecha',
  up: 'Mirar hacia arriba',
  down: 'Mirar hacia abajo',
  closer: 'Acercar',
  farther: 'Alejar',
  turn: 'Girar sin parar',
  looking: (degrees: number) => {
    if (degrees === 0) return 'Miras al frente';
    return `Miras ${Math.abs(degrees)}° a la ${degrees > 0 ? 'derecha' : 'izquierda'}`;
  },
  rooms: 'Espacios del recorrido',
  goTo: (name: string) => {
    const room = name.toLocaleLowerCase('es');
    return masculine.includes(room.split(' ')[0] ?? '') ? `Ir al ${room}` : `Ir a la ${room}`;
  },
  here: (name: string) => `Estás en: ${name}`,
  onPlan: (name: string) => `Plano con el lugar donde estás: ${name}`,
  representative: (note: string) => `Imagen representativa, ${note}`,
  loading: 'Estamos abriendo el recorrido…',
  failed: 'No pudimos abrir el recorrido. Revisa tu conexión e inténtalo de nuevo.',
  flat: 'Tu navegador no puede girar la vista. Desliza la imagen para recorrerla.',
  retry: 'Reintentar',
} as const;
