import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Relative URLs, so that the built page works in any folder.
export default defineConfig({ base: './', plugins: [react()] });
