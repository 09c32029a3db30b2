import { circle, drawing, path, rect, tag } from '../svg.ts';
import { type Hair, type Person, people } from './people.ts';

/** Hair behind the head and over the forehead, in a square of 160. */
const styles: Readonly<Record<Hair, { readonly behind: string; readonly front: string }>> = {
  short: {
    behind: '',
    front: 'M47 72c-4-34 16-46 36-45 22 0 36 16 30 45-3-9-6-14-10-18-14 4-34 3-46-4-5 6-8 12-10 22z',
  },
  bob: {
    behind: 'M41 112c-8-58 6-88 39-88s47 30 39 88c-8 6-18 6-24 2H65c-6 4-16 4-24-2z',
    front: 'M48 76c-2-30 12-44 32-44s34 14 32 44c-4-14-12-22-22-26-14 12-30 14-42 26z',
  },
  long: {
    behind: 'M38 142c-6-70 2-118 42-118s48 48 42 118c-10 6-74 6-84 0z',
    front: 'M48 78c-3-32 12-46 32-46s35 14 32 46c-4-16-14-26-28-30-10 10-26 14-36 30z',
  },
  bun: {
    behind: 'M80 4a17 17 0 1 1-.1 34 17 17 0 0 1 .1-34z',
    front: 'M47 76c-4-32 12-46 33-46s37 14 33 46c-5-16-16-24-33-24s-28 8-33 24z',
  },
  afro: {
    behind: 'M80 12c34-4 54 22 48 50 4 22-10 40-26 42H58C42 102 28 84 32 62 26 34 46 8 80 12z',
    front: 'M50 66c4-14 14-20 30-20s26 6 30 20c6-26-8-38-30-38S44 40 50 66z',
  },
  curls: {
    behind: '',
    front:
      'M46 74c-10-8-6-22 4-26-2-12 10-20 20-16 6-8 20-8 26 0 12-3 20 6 18 16 10 6 12 18 2 26-2-8-6-12-12-14-8 4-14 3-20-1-8 5-18 4-24 0-8 2-12 7-14 15z',
  },
  bald: { behind: '', front: '' },
  fringe: {
    behind: 'M42 96c-6-48 10-70 38-70s44 22 38 70z',
    front: 'M47 74c-3-30 12-44 33-44s36 14 33 44c-4-4-6-8-7-12H54c-1 4-3 8-7 12z',
  },
  braid: {
    behind: 'M44 84c-6-40 10-60 36-60s42 20 36 60zM112 78c12 8 12 22 6 30 8 8 6 22-2 28-8 4-14 0-14-6 6-16-2-30-6-44z',
    front: 'M47 76c-3-32 12-46 33-46s36 14 33 46c-6-18-16-26-34-26-16 0-26 8-32 26z',
  },
  wavy: {
    behind: 'M40 128c-10-10-2-22-4-34-6-44 10-70 44-70s50 26 44 70c-2 12 6 24-4 34-12 8-68 8-80 0z',
    front: 'M48 76c-3-32 14-44 34-44s33 14 30 44c-6-10-6-22-16-28-12 14-38 8-48 28z',
  },
};

/** A friendly face by number from 0. */
export function avatar(index: number): string {
  const person = people[index];
  if (!person) throw new RangeError(`no person ${index}`);
  const { skin, hairColour, hair, ground, clothes } = person;
  const style = styles[hair];
  return drawing(
    320,
    320,
    [0, 0, 160, 160],
    rect(0, 0, 160, 160, { fill: ground }),
    path(style.behind, { fill: hairColour }),
    path('M18 160c2-30 24-40 44-42h36c20 2 42 12 44 42z', { fill: clothes }),
    path('M66 98h28v22c0 12-28 12-28 0z', { fill: skin }),
    path('M66 106c8 8 20 8 28 0v8c-8 8-20 8-28 0z', { fill: '#000', 'fill-opacity': 0.1 }),
    tag(
      'g',
      { fill: skin },
      circle(47, 78, 8),
      circle(113, 78, 8),
      path('M80 32c24 0 34 18 33 42-1 24-14 40-33 40S48 98 47 74c-1-24 9-42 33-42z'),
    ),
    face(),
    extras(person),
    path(style.front, { fill: hairColour, stroke: hairColour, 'stroke-width': 2 }),
  );
}

function face(): string {
  return (
    tag('g', { fill: '#231A17' }, circle(67, 76, 3.6), circle(93, 76, 3.6)) +
    tag(
      'g',
      { fill: 'none', stroke: '#231A17', 'stroke-width': 2.6, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 },
      path('M60 66q7-5 13-1M87 65q6-4 13 1'),
      path('M80 78q-4 9 1 11'),
      path('M69 97q11 9 22 0'),
    ) +
    tag('g', { fill: '#C7553C', 'fill-opacity': 0.16 }, circle(58, 88, 7), circle(102, 88, 7))
  );
}

function extras({ extra, hairColour, clothes }: Person): string {
  switch (extra) {
    case 'glasses':
      return tag(
        'g',
        { fill: '#FFF', 'fill-opacity': 0.25, stroke: '#2B2522', 'stroke-width': 2.6 },
        rect(55, 67, 22, 18, { rx: 8 }),
        rect(83, 67, 22, 18, { rx: 8 }),
        path('M77 74h6M55 74l-7-2M105 74l7-2'),
      );
    case 'beard':
      return path(
        'M48 80c2 26 14 38 32 38s30-12 32-38c-3 8-8 12-14 12-6-4-30-4-36 0-6 0-11-4-14-12zM70 98q10 7 20 0-3 9-10 9t-10-9z',
        { fill: hairColour, 'fill-rule': 'evenodd' },
      );
    case 'moustache':
      return path('M66 95c4-6 10-6 14-3 4-3 10-3 14 3-6 2-10 1-14-1-4 2-8 3-14 1z', { fill: hairColour });
    case 'earrings':
      return tag('g', { fill: '#F5B81C', stroke: '#7A5000' }, circle(46, 92, 4), circle(114, 92, 4));
    case 'scarf':
      return path('M56 112c12 10 36 10 48 0l6 12c-16 12-44 12-60 0zM92 124l16 30-14 6-10-32z', {
        fill: '#F5B81C',
        stroke: clothes,
        'stroke-width': 2,
      });
    case undefined:
      return '';
  }
}
