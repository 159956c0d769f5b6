// What @hey-api/openapi-ts is told; sdk/generate.py says where from and where to.
import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: process.env['CHOUETTE_OPENAPI'] ?? '../../openapi/openapi.json',
  logs: { level: 'warn', file: false },
  output: {
    path: process.env['CHOUETTE_SDK_OUTPUT'] ?? 'src/generated',
    module: { extension: '.js' },
  },
  plugins: [
    { name: '@hey-api/client-fetch', throwOnError: true },
    '@hey-api/typescript',
    {
      name: '@hey-api/sdk',
      responseStyle: 'data',
      operations: { strategy: 'single', containerName: 'Operations', methods: 'instance' },
    },
  ],
});
