const pictures = (title: string) => `Fotos de ${title}`;

/** Words of the gallery in full. */
export const lightboxTexts = {
  titles: {
    photo: pictures,
    render: pictures,
    progress: pictures,
    plan: (title: string) => `Planos de ${title}`,
    tour: (title: string) => `Recorrido 360° de ${title}`,
    film: (title: string) => `Video de ${title}`,
  },
  kinds: 'Tipos de imagen',
  kind: {
    photo: 'Fotos',
    render: 'Renders',
    progress: 'Avance de obra',
    plan: 'Planos',
    tour: '360°',
    film: 'Video',
  },
  positionOf: (position: number, total: number) => `${position} de ${total}`,
  thumbnails: 'Todas las imágenes',
  thumbnail: (kind: string, position: number, total: number) => `${kind}: ${position} de ${total}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  closer: 'Acercar',
  farther: 'Alejar',
  zoomedTo: (percent: number) => `Imagen al ${percent} %`,
  representative: 'Imagen representativa',
  representativeBut: (note: string) => `Imagen representativa, ${note}`,
  broken: 'No pudimos mostrar esta imagen',
  tourElsewhere: 'El recorrido se abre en otra pestaña',
  film: 'Video del proyecto',
  planOf: (name: string) => `Plano: ${name}`,
  onPlan: (name: string) => `Ver en el plano: ${name}`,
} as const;
