import type { Page } from '@playwright/test';
import { drawPicture } from '../fixtures/drawn-picture.ts';
import { expect } from '../fixtures/test.ts';
import { projectForm } from '../pages/project-form.ts';

const description =
  'Un conjunto de tres torres con zonas verdes, portería y salón social, a diez minutos a pie de la estación. ' +
  'Las tipologías tienen dos y tres habitaciones, cocina abierta y balcón. La obra empieza al llegar al punto de ' +
  'equilibrio y se entrega por etapas, con acabados que cada familia elige entre tres paletas de color.';

/** Opens a section of the form. */
export async function openSection(page: Page, title: string): Promise<void> {
  const form = projectForm(page);
  await form.section(title).click();
  await expect(form.heading(title)).toBeVisible();
}

/** Says who builds what, and where. */
export async function fillBasics(page: Page): Promise<void> {
  const { text, choice, button } = projectForm(page);
  await openSection(page, 'Datos básicos');
  await text(/^Descripción/).fill(description);
  await choice(/^Sucursal/).selectOption({ index: 1 });
  await choice(/^Estado de la obra/).selectOption({ label: 'Preventa' });
  await page.getByRole('main').getByRole('checkbox', { name: 'VIS', exact: true }).check({ force: true });
  await openSection(page, 'Ubicación');
  await choice(/^Departamento/).selectOption({ label: 'Risaralda' });
  await choice(/^Ciudad/).selectOption({ label: 'Pereira' });
  await choice(/^Zona/).selectOption({ index: 1 });
  await text(/^Dirección/).fill('Carrera 43 # 16-20');
  await button('Usar el centro de la zona').click();
}

/** Gives the common areas their photo. */
export async function addPhoto(page: Page): Promise<void> {
  const form = projectForm(page);
  await openSection(page, 'Fotos de zonas comunes');
  await form.files.first().setInputFiles(await drawPicture(page, 'salon.png'));
  await form.text('Qué muestra la imagen 1').fill('Salón social con terraza');
}

/** Brings typologies from a sheet. */
export async function importTypologies(page: Page, count: number): Promise<void> {
  const { priceList, button } = projectForm(page);
  const lines = Array.from({ length: count }, (_, index) =>
    [`Tipo ${index + 1}`, 'Apto', 2, 2, 1, `${48 + index}.5`, `$ ${250 + index * 5}.000.000`, '30%'].join(';'),
  );
  const header = 'Tipología;Tipo de inmueble;Habs;Baños;Parq;Área construida;Precio de lista;Cuota inicial';
  await openSection(page, 'Tipologías');
  await priceList.open.click();
  await priceList.import.click();
  await priceList.file.setInputFiles({
    name: 'precios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\r\n')),
  });
  await priceList.apply.click();
  await priceList.done.click();
  await expect(button(/^Editar Tipo \d+/)).toHaveCount(count);
}

/** Chooses the first listed feature that a few letters find. */
async function pickFeature(page: Page, letters: string): Promise<void> {
  const { feature } = projectForm(page);
  await feature.fill(letters);
  await page.getByRole('main').getByRole('listbox').getByRole('option').first().click();
}

/** Gives the first typology what a sheet does not bring: its features, which all others take, and a drawing with a point. */
export async function completeFirstTypology(page: Page): Promise<void> {
  const { text, button } = projectForm(page);
  const main = page.getByRole('main');
  const picture = await drawPicture(page, 'plano.png');
  await button(/^Editar Tipo 1\D/).click();
  await pickFeature(page, 'balc');
  await button('Usar estas en todas las tipologías').click();
  await button('Agregar plano').click();
  await text(/^Piso/).fill('Piso 1');
  await text(/^Qué muestra el plano/).fill('Apartamento de 48 m² con dos alcobas');
  await main.getByRole('group', { name: 'Imagen del plano' }).locator('input[type=file]').setInputFiles(picture);
  await button('Agregar punto en el centro').click();
  await text(/^Espacio/).fill('Cocina abierta');
  await main.getByRole('group', { name: 'Foto del punto 1' }).locator('input[type=file]').setInputFiles(picture);
  await button(/^Cerrar Tipo 1\D/).click();
}

/** Fills what is left: contact, features, networks and terms. */
export async function fillRest(page: Page, email: string): Promise<void> {
  const { text, choice, button } = projectForm(page);
  await openSection(page, 'Contacto');
  await text(/^Teléfono principal/).fill('+57 300 123 4567');
  await button(/^Agregar a «Correos/).click();
  await text(/^Correos que reciben los contactos 1/).fill(email);
  for (const section of ['Especificaciones exteriores', 'Servicios comunes']) {
    await openSection(page, section);
    await pickFeature(page, 'a');
  }
  await openSection(page, 'Redes sociales');
  await button('Agregar red').click();
  await choice(/^Red/).selectOption({ index: 1 });
  await text(/^Enlace/).fill('https://instagram.example.com/torre');
  await openSection(page, 'Términos');
  await page.getByRole('main').getByRole('checkbox').check({ force: true });
}
