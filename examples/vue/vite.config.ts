import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative URLs, so that the built page works in any folder.
  base: './',
  // Vue must not take the element for a component.
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'retirement-calculator' } } }),
  ],
});
