/** A room of a layout, in metres from the top left corner. */
export interface Room {
  readonly name: string;
  readonly kind: 'living' | 'bedroom' | 'kitchen' | 'bath' | 'balcony' | 'laundry' | 'study' | 'hall' | 'open' | 'lot';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly key: string;
  /** What it shows, for people who do not see it. */
  readonly alt: string;
  readonly bedrooms: number;
  readonly rooms: readonly Room[];
}

function room(name: string, kind: Room['kind'], box: readonly [number, number, number, number]): Room {
  const [x, y, width, height] = box;
  return { name, kind, x, y, width, height };
}

/** Layouts by the number of bedrooms; the areas printed on the plan come from these very boxes. */
export const layouts: readonly Layout[] = [
  {
    key: 'studio',
    alt: 'Plano de un apartaestudio con cocina abierta, baño y balcón',
    bedrooms: 0,
    rooms: [
      room('Estar y alcoba', 'living', [0, 1.3, 4.6, 4.4]),
      room('Cocina', 'kitchen', [4.6, 3.2, 2.2, 2.5]),
      room('Baño', 'bath', [4.6, 1.3, 2.2, 1.9]),
      room('Balcón', 'balcony', [0, 0, 4.6, 1.3]),
    ],
  },
  {
    key: 'one-bedroom',
    alt: 'Plano de un apartamento de una alcoba con sala comedor y balcón',
    bedrooms: 1,
    rooms: [
      room('Sala comedor', 'living', [0, 1.3, 4.2, 4.9]),
      room('Alcoba', 'bedroom', [4.2, 0.6, 3.4, 3.2]),
      room('Baño', 'bath', [4.2, 3.8, 1.7, 2.4]),
      room('Ropas', 'laundry', [5.9, 3.8, 1.7, 2.4]),
      room('Cocina', 'kitchen', [0, 6.2, 4.2, 1.8]),
      room('Balcón', 'balcony', [0, 0, 4.2, 1.3]),
    ],
  },
  {
    key: 'two-bedroom',
    alt: 'Plano de un apartamento de dos alcobas, dos baños y balcón',
    bedrooms: 2,
    rooms: [
      room('Sala comedor', 'living', [3.3, 1.3, 3.7, 5.1]),
      room('Alcoba principal', 'bedroom', [0, 1.3, 3.3, 3.3]),
      room('Baño principal', 'bath', [0, 4.6, 1.6, 2.2]),
      room('Alcoba 2', 'bedroom', [7, 1.3, 2.9, 3.0]),
      room('Baño', 'bath', [7, 4.3, 2.9, 1.5]),
      room('Hall', 'hall', [1.6, 4.6, 1.7, 2.2]),
      room('Cocina', 'kitchen', [3.3, 6.4, 3.7, 1.8]),
      room('Ropas', 'laundry', [7, 5.8, 2.9, 1.4]),
      room('Balcón', 'balcony', [3.3, 0, 3.7, 1.3]),
    ],
  },
  {
    key: 'two-bedroom-compact',
    alt: 'Plano de una vivienda de interés social de dos alcobas',
    bedrooms: 2,
    rooms: [
      room('Sala comedor', 'living', [0, 0, 3.2, 4.8]),
      room('Cocina', 'kitchen', [0, 4.8, 3.2, 1.8]),
      room('Alcoba 1', 'bedroom', [3.2, 0, 2.8, 2.8]),
      room('Alcoba 2', 'bedroom', [6, 0, 2.5, 2.8]),
      room('Hall', 'hall', [3.2, 2.8, 2.8, 1]),
      room('Baño', 'bath', [3.2, 3.8, 1.5, 2.8]),
      room('Ropas', 'laundry', [4.7, 3.8, 1.3, 2.8]),
      room('Estudio', 'study', [6, 2.8, 2.5, 2.4]),
    ],
  },
  {
    key: 'three-bedroom',
    alt: 'Plano de un apartamento de tres alcobas, dos baños, ropas y balcón',
    bedrooms: 3,
    rooms: [
      room('Sala comedor', 'living', [4.4, 1.4, 4.2, 5.2]),
      room('Alcoba principal', 'bedroom', [0, 1.4, 4.4, 3.4]),
      room('Vestier', 'study', [0, 4.8, 2.0, 1.8]),
      room('Baño principal', 'bath', [2.0, 4.8, 2.4, 1.8]),
      room('Alcoba 2', 'bedroom', [8.6, 1.4, 3.0, 3.0]),
      room('Alcoba 3', 'bedroom', [8.6, 5.6, 3.0, 2.8]),
      room('Baño', 'bath', [8.6, 4.4, 3.0, 1.2]),
      room('Hall', 'hall', [0, 6.6, 4.4, 1.8]),
      room('Cocina', 'kitchen', [4.4, 6.6, 2.7, 1.8]),
      room('Ropas', 'laundry', [7.1, 6.6, 1.5, 1.8]),
      room('Balcón', 'balcony', [4.4, 0, 4.2, 1.4]),
    ],
  },
  {
    key: 'house',
    alt: 'Plano de una casa con sala, cocina, alcobas y patio',
    bedrooms: 3,
    rooms: [
      room('Sala comedor', 'living', [0, 2.6, 3.6, 5.2]),
      room('Cocina', 'kitchen', [3.6, 5.4, 2.8, 2.4]),
      room('Alcoba principal', 'bedroom', [6.4, 4.4, 3.6, 3.4]),
      room('Alcoba 2', 'bedroom', [6.4, 1.2, 3.6, 3.2]),
      room('Alcoba 3', 'bedroom', [3.6, 0, 2.8, 3.0]),
      room('Baño', 'bath', [3.6, 3.0, 2.8, 1.4]),
      room('Hall', 'hall', [3.6, 4.4, 2.8, 1]),
      room('Patio', 'open', [0, 0, 3.6, 2.6]),
    ],
  },
  {
    key: 'open-plan',
    alt: 'Plano de un local u oficina de planta abierta con baño y depósito',
    bedrooms: 0,
    rooms: [
      room('Área abierta', 'open', [0, 0, 8, 5.6]),
      room('Baño', 'bath', [8, 0, 1.8, 2]),
      room('Depósito', 'study', [8, 2, 1.8, 3.6]),
    ],
  },
  {
    key: 'lot',
    alt: 'Plano de un lote con su retiro, acceso y zona verde',
    bedrooms: 0,
    rooms: [
      room('Zona verde', 'lot', [0, 0, 30, 10]),
      room('Área construible', 'open', [4, 10, 22, 18]),
      room('Retiro', 'lot', [0, 10, 4, 24]),
      room('Retiro', 'lot', [26, 10, 4, 24]),
      room('Acceso', 'hall', [4, 28, 22, 6]),
    ],
  },
];

/** The layout as in a mirror: the neighbour's unit. */
export function mirrored(layout: Layout): Layout {
  const width = Math.max(...layout.rooms.map((room) => room.x + room.width));
  const rooms = layout.rooms.map((room) => ({ ...room, x: width - room.x - room.width }));
  return { ...layout, key: `${layout.key}-mirrored`, rooms };
}
