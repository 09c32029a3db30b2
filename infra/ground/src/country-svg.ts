import { countryPicture, onCountryPicture } from '@umbral/domain/ground/country-picture.ts';
import type { Geometry, Position } from 'geojson';
import type { GroundShape } from './ground-shape.ts';

/** Colours by day and by night; where no script runs, the system says which. */
const style = `
.paper{fill:#fff}.sea{fill:#e3ebf3}.river{stroke:#cfdceb}.department{stroke:#c3ccc5}
@media(prefers-color-scheme:dark){.paper{fill:#131c18}.sea{fill:#172a3e}.river{stroke:#24405c}.department{stroke:#3c4b43}}`;

/** Draws the country as one picture for pages without script: sea, rivers, borders of departments; names are the page's. */
export function countrySvg(shapes: readonly GroundShape[]): string {
  const { width, height } = countryPicture;
  const pathOf = (layer: GroundShape['layer'], kinds: readonly string[]) => {
    const chosen = shapes.filter((shape) => shape.layer === layer && kinds.includes(String(shape.properties.kind)));
    return chosen
      .flatMap(({ geometry }) => linesOf(geometry))
      .map(path)
      .join('');
  };
  const once = shapes.filter(({ layer, levels: [from] }) => layer !== 'water' || from === 3);
  const sea = once.filter(({ layer }) => layer === 'water').flatMap(({ geometry }) => linesOf(geometry));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>
<path class="paper" d="M0 0H${width}V${height}H0z"/>
<path class="sea" fill-rule="evenodd" d="${sea.map(path).join('')}"/>
<g fill="none" stroke-linejoin="round"><path class="river" d="${pathOf('river', ['far'])}"/>
<path class="department" d="${pathOf('border', ['department'])}"/></g>
</svg>
`;
}

function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** A line in whole pixels; what stays within two of them is left out. */
function path(line: readonly Position[]): string {
  const points: { readonly x: number; readonly y: number }[] = [];
  for (const [index, [lng = 0, lat = 0]] of line.entries()) {
    const point = onCountryPicture({ lat, lng });
    const last = points.at(-1);
    const isFar = !last || Math.abs(last.x - point.x) + Math.abs(last.y - point.y) > 2;
    if (isFar || index === line.length - 1) points.push(point);
  }
  return points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
