import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

// Types are svelte-check's: rules that need them would take minutes, and know less of templates.
export default ts.config(
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // but paths of SVG
      // Prettier breaks neither the blocks of a template nor the paths of an SVG.
      'max-len': [
        'error',
        { code: 120, ignorePattern: String.raw`\{#(await|each|if)|\bd=["{]|^\s*(\w+: )?'M[\d., -]` },
      ],
      '@typescript-eslint/no-unused-vars': 'off', // svelte-check finds them
      'svelte/no-unused-svelte-ignore': 'off', // it does not know all warnings of the compiler
      'svelte/no-useless-mustaches': 'off', // `{' '}` is a space that has to stay
      'svelte/require-each-key': 'off', // lists that never change need none
      'svelte/prefer-svelte-reactivity': 'off', // a Map that is made once and never shown needs no signals
    },
  },
);
