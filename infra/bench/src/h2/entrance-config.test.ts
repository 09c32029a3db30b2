import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { expect, test } from 'vitest';
import { entranceConfig } from './entrance-config.ts';

const example = ['one-machine.conf', 'umbral.conf']
  .map((file) => readFileSync(join(repositoryRoot, 'infra/deploy/nginx', file), 'utf8'))
  .join('\n');
const place = {
  folder: '/srv/bench',
  port: 8443,
  innerPort: 8080,
  shellUrl: 'http://localhost:5001',
  apiUrl: 'http://127.0.0.1:5002/api',
  searchUrl: 'http://127.0.0.1:5003',
  releasesUrl: 'http://127.0.0.1:5004',
};

test('the entrance that is measured is the one of the deployment example, on ports and files of its own', () => {
  const config = entranceConfig(example, place);
  expect(config).toContain('listen 127.0.0.1:8443 ssl http2;');
  expect(config).toContain('server 127.0.0.1:5001 max_fails=0;');
  // What stands in files or listens for the machine stays below the folder or on its ports.
  expect(config.match(/\s\/(?:etc|var)\//g)).toBeNull();
  expect(config.match(/:4\d{3}\b/g)).toBeNull();
});

test('an example that says something else is not measured by mistake', () => {
  expect(() => entranceConfig(example.replace('listen 443 ssl', 'listen 8443 ssl'), place)).toThrow('listen 443 ssl');
});
