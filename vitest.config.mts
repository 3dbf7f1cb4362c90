import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.{ts,mjs}', 'test/lsp/**/*.test.ts', 'test/*.test.ts'],
    setupFiles: ['test/support/random-inputs.ts'],
    testTimeout: 60_000,
    // Tests of the server wait for its threads, which are late now and then on a busy machine; Vitest says what it tried
    // again.
    retry: process.env['CI'] ? 1 : 0,
  },
});
