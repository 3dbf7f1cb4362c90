import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.{ts,mjs}', 'test/lsp/**/*.test.ts', 'test/*.test.ts'],
    setupFiles: ['test/support/random-inputs.ts'],
    testTimeout: 60_000,
  },
});
