import { PRODUCT_NAME } from '@whenabouts/core';

export function PasswordAdvice() {
  return (
    <>
      <h2>Choosing a password</h2>
      <ul>
        <li>A few unrelated words are easy to remember and hard to guess.</li>
        <li>A long password is safer than a short one with numbers and symbols.</li>
        <li>Use it for {PRODUCT_NAME} only. A password manager can remember it for you.</li>
        <li>You can’t use a common password, your email or the name of this site.</li>
      </ul>
    </>
  );
}
