/** The environment of visitors: the one that is meant where none is named, as in all that was signed before there were others. */
export const production = 'production';

/** The environment of something signed: a lock or a link. */
export function environmentOf({ environment = production }: { readonly environment?: string | undefined }): string {
  return environment;
}

/** How an environment is named in something that is signed: production by saying nothing. */
export function signedEnvironment(environment: string): { readonly environment?: string } {
  return environment === production ? {} : { environment };
}
