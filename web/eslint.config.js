import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** What svelte-check does not look at. Style is left to the eye; what is unused or undefined, to the type check. */
export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      // What is shown is replaced as a whole ($state.raw), so a plain Map or Set in it is not listened to.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { destructuring: 'all' }] },
  },
  {
    // Icons of the package, which are nobody's words; and the rules, made by lib/markdown.ts, which escapes.
    files: ['src/games/*/*.svelte', 'src/parts/{Brief,Icon,Tondo,Reader,TipCard}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // svelte-check wants these comments, where the compiler alone would not warn.
    files: ['**/*.svelte'],
    rules: { 'svelte/no-unused-svelte-ignore': 'off' },
  },
);
