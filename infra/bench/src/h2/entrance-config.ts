/** Where an entrance of this machine stands, and what stands behind it. */
export interface EntrancePlace {
  /** Folder for its certificate, its cache and its logs. */
  readonly folder: string;
  readonly port: number;
  /** A free one, for what is meant for shells alone. */
  readonly innerPort: number;
  readonly shellUrl: string;
  readonly apiUrl: string;
  readonly searchUrl: string;
  readonly releasesUrl: string;
}

/**
 * The whole configuration of an nginx that runs as the deployment example says (`one-machine.conf` and `umbral.conf`, one
 * after the other), on ports and files of its own. Throws where the example no longer says what is replaced here.
 */
export function entranceConfig(example: string, place: EntrancePlace): string {
  const { folder, port, innerPort, shellUrl, apiUrl, searchUrl, releasesUrl } = place;
  const replaced = [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['server_name umbral.example', 'server_name localhost'],
    ['/etc/ssl/umbral/', `${folder}/`],
    ['/var/log/nginx/umbral.log', `${folder}/visits.log`],
    ['/var/cache/nginx/umbral', `${folder}/cache`],
    // The port of the example is the usual one, which browsers do not name.
    ['Host $host', 'Host $http_host'],
    ['127.0.0.1:4000', onLoopback(shellUrl)],
    ['127.0.0.1:4110', onLoopback(apiUrl)],
    ['127.0.0.1:4201', onLoopback(searchUrl)],
    ['127.0.0.1:4300', onLoopback(releasesUrl)],
    ['listen 80;', `listen 127.0.0.1:${innerPort};`],
    ['listen 127.0.0.1:4100', `listen 127.0.0.1:${innerPort}`],
  ] as const;
  let text = example;
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`infra/deploy/nginx does not say ${from} any more`);
    text = text.replaceAll(from, to);
  }
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/errors.log;
events { worker_connections 512; }
http {
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxied;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
${text}
}
`;
}

/** A name would be two addresses, and nobody may listen on one of them. */
function onLoopback(url: string): string {
  return `127.0.0.1:${new URL(url).port}`;
}
