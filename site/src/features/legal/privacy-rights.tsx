import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { rowsWithBasis } from './privacy-retention.ts';

/** The section of the privacy policy about deleting an account. */
export function Deletion() {
  return (
    <>
      <p>
        In your <Link to={paths.profile}>account settings</Link>, “Delete account” asks for your password and
        then deletes the account right away: your email address and name, your plans, your images, your logins
        and passkeys, and the list of emails we sent you. This can’t be undone. A last email tells you that it
        is done; your email address is deleted once it is sent. These things stay:
      </p>
      <ul>
        <li>entries in the login record and the security record, which do not name you;</li>
        <li>images that are used in a blog post, without a link to you, and posts that you wrote for us;</li>
        <li>
          your newsletter subscription and messages that you sent us, which are not part of the account:
          unsubscribe with the link in any newsletter, and ask us to delete messages;
        </li>
        <li>
          counters and log lines, which do not name you, partner counts, and the email addresses of emails
          about your messages and the newsletter, for the times in the tables above;
        </li>
        <li>backup copies, until newer ones replace them.</li>
      </ul>
    </>
  );
}

/** The section about what visitors and members can ask for. */
export function Rights() {
  return (
    <>
      <p>Wherever you live, you can</p>
      <ul>
        <li>
          <strong>get your data:</strong> “Download my data” in your{' '}
          <Link to={paths.profile}>account settings</Link> gives you one file with your account, plans,
          logins, browsers and passkeys, the list of your images and the list of emails we sent you;
        </li>
        <li>
          <strong>correct it:</strong> change your name, your plans and your password yourself, and ask us to
          change your email address;
        </li>
        <li>
          <strong>delete it:</strong> a plan, an image, or the whole account;
        </li>
        <li>
          <strong>say no:</strong> unsubscribe from the newsletter at any time, which does not affect what we
          sent before;
        </li>
        <li>
          <strong>ask us</strong> through the <Link to={paths.contact}>contact form</Link> for everything
          else: for a copy of your messages, or to stop or limit a use of your data.
        </li>
      </ul>
      <p>
        We answer within a month, for free, and we won’t treat you differently for asking. We may have to
        verify first that it’s you. In the European Union and the United Kingdom, you can also complain to the
        data protection authority where you live.
      </p>
      <p>
        In California: we don’t sell or share personal information, and we don’t use sensitive information to
        infer things about you. We track nobody across websites, so we have nothing to turn off when your
        browser sends “Do Not Track” or the Global Privacy Control signal.
      </p>
    </>
  );
}

/** The section about the legal basis of each use of data. */
export function LegalBases() {
  return (
    <>
      <p>
        The law of the European Union and the United Kingdom (GDPR, article 6) requires a legal basis for each
        use of personal data. Ours are:
      </p>
      <ul>
        <li>
          <strong>You asked for it (contract).</strong> {rowsWithBasis('contract')}. You can’t have an account
          without an email address and a password.
        </li>
        <li>
          <strong>You agreed (consent).</strong> {rowsWithBasis('consent')}, with the emails about them. You
          can withdraw your consent at any time.
        </li>
        <li>
          <strong>We have a good reason (legitimate interest).</strong> {rowsWithBasis('interest')}. The same
          goes for the logs. Our reasons are to answer you, to tell partners how useful the calculator is to
          their readers, to keep attackers out, and to find errors. You can object to this.
        </li>
      </ul>
    </>
  );
}
