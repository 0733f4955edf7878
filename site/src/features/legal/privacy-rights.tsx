import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

export function Deletion() {
  return (
    <>
      <p>
        In your <Link to={paths.profile}>account settings</Link>, “Delete account” asks for your password and
        then removes the account at once: your email address and name, your plans, your images, your logins
        and the list of emails that we sent you. It cannot be undone. These things stay:
      </p>
      <ul>
        <li>entries in the security record, which do not name you;</li>
        <li>images that a post of the blog shows, without a link to you, and posts that you wrote for us;</li>
        <li>
          the newsletter and messages that you sent us, which do not belong to the account: unsubscribe with
          the link in any of its emails, and ask us to delete messages;
        </li>
        <li>backup copies, until newer ones take their place.</li>
      </ul>
    </>
  );
}

export function Rights() {
  return (
    <>
      <p>Wherever you live, you can</p>
      <ul>
        <li>
          <strong>get your data:</strong> “Download my data” in your{' '}
          <Link to={paths.profile}>account settings</Link> gives you one file with your account, plans,
          logins, the list of your images and the list of emails that we sent you;
        </li>
        <li>
          <strong>correct it:</strong> change your name, your plans and your password yourself, and ask us to
          change your email address;
        </li>
        <li>
          <strong>delete it:</strong> a plan, an image, or the whole account;
        </li>
        <li>
          <strong>say no:</strong> unsubscribe from the newsletter at any time, which does not make wrong what
          we sent before;
        </li>
        <li>
          <strong>ask us</strong> through the <Link to={paths.contact}>contact form</Link> for everything
          else: what we keep of your messages, or to stop or limit a use of your data.
        </li>
      </ul>
      <p>
        We answer within a month, for free, and treat nobody worse for asking. We may have to make sure first
        that it is you. In the European Union and the United Kingdom you can also complain to the data
        protection authority where you live.
      </p>
      <p>
        In California: we do not sell or share personal information, and we do not use sensitive information
        to learn things about you. We follow nobody across websites, so we have nothing to turn off when your
        browser sends “Do Not Track” or the Global Privacy Control signal.
      </p>
    </>
  );
}

export function LegalBases() {
  return (
    <>
      <p>
        The law of the European Union and the United Kingdom (GDPR, article 6) asks for a reason for each use
        of personal data. Ours are:
      </p>
      <ul>
        <li>
          <strong>You asked for it (contract).</strong> Account, plans, images, logins, reset codes and the
          emails about your account. Without an email address and a password there can be no account.
        </li>
        <li>
          <strong>You agreed (consent).</strong> The newsletter. You can take this back at any time.
        </li>
        <li>
          <strong>We have a good reason (legitimate interest).</strong> Answering your messages, keeping
          attackers out (counters and security record), and finding mistakes (logs). You can object to this.
        </li>
      </ul>
    </>
  );
}
