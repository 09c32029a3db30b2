import { screen, waitFor, within } from '@testing-library/react';
import { projectFormIssues } from '@umbral/domain/project-form/project-form.ts';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPictures } from '../testing/open-pictures.tsx';
import { tinyFile } from '../testing/tiny-pictures.ts';
import { type NamedPicture, PictureListField } from './picture-list-field.tsx';

const towers = (...names: string[]): NamedPicture[] => names.map((name) => ({ name, image: 'building/tower' }));

/** The photos of common areas as the form judges them. */
function Photos({ first = [] }: { readonly first?: readonly NamedPicture[] }) {
  const [value, setValue] = useState(first);
  const issues = projectFormIssues({ ...projectFormExample, common_area_photos: value });
  const issueOf = (path: string) => issues[path === '' ? 'common_area_photos' : `common_area_photos.${path}`];
  return (
    <PictureListField
      purpose="project-photo"
      label="Fotos de zonas comunes"
      name="common_area_photos"
      max={20}
      {...{ value, issueOf }}
      onChange={setValue}
    />
  );
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
const names = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('[B096, M081] without a photo the list says how many it needs; each photo asks what it shows', async () => {
  const { user } = openPictures(<Photos />);
  expect(screen.getByText('Se requiere mínimo 1 y máximo 20 fotos')).toBeTruthy();
  await user.upload(input(), [tinyFile('a.jpg'), tinyFile('b.jpg', 'png')]);
  const first = await screen.findByRole('textbox', { name: 'Qué muestra la imagen 1' });
  await screen.findByRole('textbox', { name: 'Qué muestra la imagen 2' });
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(2);
  await user.type(first, 'Piscina cubierta');
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Piscina cubierta' })).toBeTruthy();
});

test('[B096] of a folder each file has its own answer, and what is good is taken', async () => {
  const { user } = openPictures(<Photos first={towers('Lobby')} />);
  const folder = [
    tinyFile('buena.jpg'),
    new File(['GIF89a'], 'animada.jpg', { type: 'image/jpeg' }),
    tinyFile('otra-vez.jpg'),
    new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'enorme.jpg'),
  ];
  await user.upload(input(), folder);
  const refused = await screen.findByText('3 archivos no se subieron');
  const lines = within(refused.parentElement ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'animada.jpg: La imagen debe ser JPG, PNG o TIFF',
    'otra-vez.jpg: Ya está en la lista',
    'enorme.jpg: La imagen debe pesar máximo 12 MB',
  ]);
  expect(names()).toEqual(['Lobby', '']);
});

test('[B096, M081] the twenty-first photo is told the limit', async () => {
  const { user } = openPictures(<Photos first={towers(...Array.from({ length: 20 }, (_, n) => `Foto ${n}`))} />);
  await user.upload(input(), tinyFile('una-mas.jpg'));
  expect(await screen.findByText('1 archivo no se subió')).toBeTruthy();
  expect(screen.getByText(/una-mas/).parentElement?.textContent).toBe(
    'una-mas.jpg: Se requiere mínimo 1 y máximo 20 fotos',
  );
});

test('photos are ordered by keys and by buttons; what moved keeps the focus and its place is said', async () => {
  const { user } = openPictures(<Photos first={towers('Lobby', 'Piscina', 'Gimnasio')} />);
  screen.getByRole('button', { name: /^Mover Gimnasio/ }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Lobby', 'Gimnasio', 'Piscina']);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Mover Gimnasio, puesto 2 de 3/);
  expect(screen.getByText('Gimnasio, puesto 2 de 3')).toBeTruthy();
  await user.keyboard('{Home}');
  expect(names()).toEqual(['Gimnasio', 'Lobby', 'Piscina']);
  await user.click(screen.getByRole('button', { name: 'Poner después Gimnasio' }));
  expect(names()).toEqual(['Lobby', 'Gimnasio', 'Piscina']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Poner después Gimnasio' }));
  await user.click(screen.getByRole('button', { name: 'Poner antes Lobby' }));
  expect(names()).toEqual(['Lobby', 'Gimnasio', 'Piscina']);
});

test('a removed photo can be put back in its place, whatever was written meanwhile', async () => {
  const { user, toast } = openPictures(<Photos first={towers('Lobby', 'Piscina')} />);
  await user.click(screen.getByRole('button', { name: 'Quitar Lobby' }));
  expect(names()).toEqual(['Piscina']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quitar Piscina' }));
  await user.type(screen.getByRole('textbox'), ' cubierta');
  toast.mock.calls[0]?.[0].action.run();
  await waitFor(() => expect(names()).toEqual(['Lobby', 'Piscina cubierta']));
});
