import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Relative URLs, so that the built page works in any folder.
export default defineConfig({ base: './', plugins: [vue()] });
