import { defineConfig } from 'vitest/config';

/** Folders without DOM, Node or network: their tests run in three machine zones, since none may show through. */
const pureFolders = 'src/{time,contract,form,slots,api,gateway}/**/*.test.ts';
const machineZones = ['UTC', 'America/New_York', 'Australia/Lord_Howe'];

export default defineConfig({
  test: {
    // A process of its own for each file: a machine zone is a property of the process.
    pool: 'forks',
    projects: [
      ...machineZones.map((zone) => ({
        extends: true as const,
        test: {
          name: `pure in ${zone}`,
          include: [pureFolders],
          env: { TZ: zone },
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'widget',
          include: ['src/widget/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true as const,
        test: {
          name: 'service',
          include: ['src/{service,server}/**/*.test.ts'],
          globalSetup: './src/server/postgres.setup.testing.ts',
        },
      },
    ],
  },
});
