export const metadata = { title: 'A page of Next.js with the calculator' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
