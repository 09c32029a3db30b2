/** A place to show, with the page that it stands for. */
export interface MapPlace {
  readonly id: number;
  readonly title: string;
  /** A path of the portal. */
  readonly href: string;
  /** "Suba, Bogotá". */
  readonly where: string;
  readonly homes: number;
  /** Pesos; nothing where it is not told. */
  readonly price?: number;
  readonly lat: number;
  readonly lng: number;
}

export interface PlacesProps {
  /** What the map shows, read aloud. */
  readonly label: string;
  readonly places: readonly MapPlace[];
}
