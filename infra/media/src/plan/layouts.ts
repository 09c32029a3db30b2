import { type Fitted, fitFamily } from './fit.ts';
import type { Layout, Level } from './layout.ts';
import { mirrored, mirroredSurroundings } from './mirror.ts';
import { frameOf } from './paper.ts';
import { type Demand, programme } from './programme.ts';

/** All layouts, in the order of the programme; throws where a demand finds no answer. */
export function createLayouts(): Layout[] {
  const taken = new Set<string>();
  return programme.flatMap((demand) =>
    Array.from({ length: demand.count }, (_, index) => {
      const fitted = answer(demand, index);
      return nameLayout(fitted, demand, { index, taken });
    }),
  );
}

/** A fault below which a family may answer in its turn; above it a better one is looked for. */
const passable = 3;

function answer(demand: Demand, index: number): Fitted {
  const [low, high] = demand.area;
  const target = low + ((high - low) * (index + 0.5)) / demand.count;
  const first = index % demand.families.length;
  let best: Fitted | null = null;
  for (const family of [...demand.families.slice(first), ...demand.families.slice(0, first)]) {
    const fitted = fitFamily(family, target, demand.area);
    if (fitted && fitted.fault < (best?.fault ?? Number.POSITIVE_INFINITY)) best = fitted;
    if (best && best.fault < passable) break;
  }
  if (best) return best;
  throw new Error(`no layout of ${demand.type} with ${demand.bedrooms} bedrooms near ${target} m²`);
}

interface Place {
  readonly index: number;
  readonly taken: Set<string>;
}

function nameLayout(fitted: Fitted, { type, bedrooms, baths }: Demand, { index, taken }: Place): Layout {
  const rooms = bedrooms > 0 ? `-${bedrooms}-${baths}` : '';
  const plain = `${type}${rooms}-${Math.round(fitted.builtArea)}`;
  const key = [plain, ...'bcdefgh']
    .map((letter, at) => (at === 0 ? plain : `${plain}-${letter}`))
    .find((one) => !taken.has(one));
  if (!key) throw new Error(`too many layouts called ${plain}`);
  taken.add(key);
  const isMirrored = index % 2 === 1;
  return {
    key,
    family: fitted.family.name,
    type,
    bedrooms,
    baths,
    builtArea: fitted.builtArea,
    privateArea: fitted.privateArea,
    balconyArea: fitted.balconyArea,
    width: fitted.width / 100,
    depth: fitted.depth / 100,
    surroundings: isMirrored ? mirroredSurroundings(fitted.surroundings) : fitted.surroundings,
    levels: levelsOf(fitted, key, isMirrored),
  };
}

function levelsOf({ levels, width }: Fitted, key: string, isMirrored: boolean): Level[] {
  const turned = isMirrored ? levels.map((level) => mirrored(level, width / 100)) : levels;
  return turned.map(({ name, rooms, doors, windows }, index) => ({
    name,
    picture: `plan/${key}/${index + 1}`,
    frame: frameOf(rooms),
    rooms,
    doors,
    windows,
  }));
}
