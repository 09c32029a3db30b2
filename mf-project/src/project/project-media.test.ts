import { expect, test } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { featuresOfProject, picturesOf, planOf, sitePlansOf } from './project-media.ts';

const plant = plantFixture();
const { images, plans } = plant.media;
const [first] = images;
if (!first) throw new Error('the fixture has pictures');
const grounds = { ...first, src: '/media/grounds.svg', role: 'site-plan' as const };
const works = { ...first, src: '/media/works.webp', role: 'progress' as const };

test('[B049] what does not stand yet is a render, what stands a photo, and the works are shown as they are', () => {
  const kindsOf = (status: Parameters<typeof picturesOf>[2]) =>
    picturesOf([first, works], [], status).map(({ kind }) => kind);
  expect(kindsOf('off-plan')).toEqual(['render', 'progress']);
  expect(kindsOf('immediate-delivery')).toEqual(['photo', 'progress']);
});

test('[B049] pictures stand once each, those of the plans behind them, and the plan of the grounds not among them', () => {
  const pictures = picturesOf([...images, grounds, first], plans, 'presale');
  expect(pictures.map(({ src }) => src)).toEqual([
    '/media/sur-800.webp',
    '/media/norte-800.webp',
    '/media/noche-800.webp',
    '/media/cocina-800.webp',
  ]);
  const [plan] = plans.map((drawing) => planOf(drawing, pictures));
  expect(plan?.spaces[0]).toMatchObject({ name: 'Cocina', photo: 3 });
});

test('the plan of the grounds belongs to the plans', () => {
  const project = { ...plant.project, media: { ...plant.project.media, images: [{ ...grounds, name: null }] } };
  expect(sitePlansOf(project)).toMatchObject([{ name: 'Plano general', image: { src: '/media/grounds.svg' } }]);
});

test('a project has what its record says and what all of its types have, not what one of them has', () => {
  const interior = (name: string) => ({ kind: 'interior' as const, key: null, name });
  const typeOf = (...names: string[]) => plantFixture({ specifications: names.map(interior) });
  const project = {
    ...plant.project,
    specifications: [...plant.project.specifications, interior('Cocina integral')],
  };
  expect(featuresOfProject(project, [typeOf('Balcón', 'Estudio'), typeOf('Terraza', 'Estudio')])).toEqual([
    { kind: 'interior', names: ['Estudio', 'Cocina integral'] },
    { kind: 'exterior', names: ['Gimnasio'] },
  ]);
  expect(featuresOfProject(plant.project, [])).toEqual([{ kind: 'exterior', names: ['Gimnasio'] }]);
});
