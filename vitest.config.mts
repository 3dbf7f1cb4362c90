import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.{ts,mjs}', 'test/lsp/**/*.test.ts', 'test/*.test.ts'],
    testTimeout: 60_000,
  },
});
