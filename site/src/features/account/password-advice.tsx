import { PRODUCT_NAME } from '@whenabouts/core';

export function PasswordAdvice() {
  return (
    <>
      <h2>Choosing a password</h2>
      <ul>
        <li>A few unrelated words are easy to remember and hard to guess.</li>
        <li>Length counts more than digits and signs.</li>
        <li>Use it for {PRODUCT_NAME} only. A password manager can remember it for you.</li>
        <li>The most used passwords, your email and the name of this site are not accepted.</li>
      </ul>
    </>
  );
}
