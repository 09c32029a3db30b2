import { routes } from '@umbral/domain/routes/table.ts';

/** Address of a version of a project, compared with another one or with the one before it. */
export function versionHref(id: number, version: number, against?: number): string {
  const query = against === undefined ? '' : `&con=${against}`;
  return `${routes.builderVersions.href({ id: String(id) })}?version=${version}${query}`;
}
