import { MIN_MEMBER_AGE } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { LegalPage } from './legal-page.tsx';

const sections: readonly TextSection[] = [
  { id: 'agreement', heading: 'What these terms are', body: <Agreement /> },
  { id: 'free', heading: 'Free to use', body: <Free /> },
  { id: 'account', heading: 'Your account', body: <Account /> },
  { id: 'not-allowed', heading: 'What is not allowed', body: <NotAllowed /> },
  { id: 'rights', heading: 'Who owns what', body: <Rights /> },
  { id: 'embedding', heading: 'Our calculator on your page', body: <Embedding /> },
  { id: 'availability', heading: 'When the site is down', body: <Availability /> },
  { id: 'liability', heading: 'What we are responsible for', body: <Liability /> },
  { id: 'ending', heading: 'How this ends', body: <Ending /> },
  { id: 'changes', heading: 'Changes and the law', body: <Changes /> },
];

/** The terms of service. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="The rules for using this site: it’s free, your account and your content stay yours, what is not allowed, and what we can and can’t promise."
      path={paths.terms}
      summary={[
        'The site is free. You need an account only to save plans and upload images.',
        'Your content stays yours. Keep your password to yourself, and don’t harm the site or other people.',
        'The numbers are estimates for learning. They are not advice and not a promise.',
        'You can leave at any time and take your data with you.',
      ]}
      sections={sections}
    />
  );
}

function Agreement() {
  return (
    <p>
      These are the terms between you and us, the people who run this site. You accept them when you create an
      account or use the site. The <Link to={paths.privacy}>privacy policy</Link> says what happens with your
      data. The <Link to={paths.disclaimer}>disclaimer</Link>, which is a part of these terms, says what the
      numbers mean.
    </p>
  );
}

function Free() {
  return (
    <p>
      You pay nothing, neither with money nor by watching ads. If we ever offer something that costs money,
      you will have to choose it. Nothing that you use for free today will turn into a bill without your
      consent.
    </p>
  );
}

function Account() {
  return (
    <ul>
      <li>Use an email address that is yours. Without it, you can’t reset your password.</li>
      <li>
        Choose a password that you use nowhere else, and keep it to yourself. You are responsible for what is
        done with it, unless its loss is not your fault.
      </li>
      <li>
        If you think that someone else knows it, change it in your{' '}
        <Link to={paths.profile}>account settings</Link>. That logs out everyone else.
      </li>
      <li>
        You must be at least {MIN_MEMBER_AGE} to have an account, and old enough to agree to terms where you
        live.
      </li>
    </ul>
  );
}

function NotAllowed() {
  return (
    <>
      <p>Please do not</p>
      <ul>
        <li>try to get into accounts or parts of the site that are not yours;</li>
        <li>
          overload the site, work around its limits, or let programs fill in its forms or create accounts;
        </li>
        <li>
          upload or send anything that is illegal, hurts others, or belongs to someone who did not agree;
        </li>
        <li>upload images that show other people’s private data;</li>
        <li>write to us or subscribe in someone else’s name;</li>
        <li>present our results as advice, or as a promise to your own customers.</li>
      </ul>
      <p>
        If you find a security hole, tell us through the <Link to={paths.contact}>contact form</Link> before
        you tell others. As long as you found it without harming anyone, we’ll be thankful, not angry.
      </p>
    </>
  );
}

function Rights() {
  return (
    <>
      <p>
        Your plans, numbers and images stay yours. You allow us to store them, and to show images to anyone
        who has their link, because the site can’t work otherwise. That ends when you delete them. Only images
        that a blog post uses stay until the post no longer does.
      </p>
      <p>
        The text, images and design of the site belong to us or to those who let us use them. You may read,
        print and share links to them, and quote short parts if you name the source. To copy more, ask us. If
        a part of our software comes with its own license, that license applies to it.
      </p>
    </>
  );
}

function Embedding() {
  return (
    <p>
      Where we offer code to show the calculator on other pages, you may use it there for free, as we give it
      to you: don’t change its results, don’t hide our name or the notes next to the numbers, and don’t make
      it look as if we endorsed your offers. You are responsible for your page. We may change or stop this
      code.
    </p>
  );
}

function Availability() {
  return (
    <p>
      We try to keep the site up and your plans safe, but we can’t promise that it always works. We may
      repair, change or stop parts of it. If we shut down the whole site, we will announce it here beforehand
      if we can, so that you can download your data. Keep a copy of anything you can’t do without.
    </p>
  );
}

function Liability() {
  return (
    <>
      <p>
        The site is provided as is. Its results are estimates based on the assumptions in the{' '}
        <Link to={paths.disclaimer}>disclaimer</Link>. As far as the law allows, we make no promises about it,
        express or implied, and we are not responsible for losses from relying on a result, from the site
        being down, or from lost data.
      </p>
      <p>
        Nothing here takes away rights that the law doesn’t let anyone take away. This applies, for example,
        to harm that we cause on purpose or by gross negligence, to injury to people, and to the rights that
        consumers have where you live.
      </p>
    </>
  );
}

function Ending() {
  return (
    <p>
      You can delete your account at any time in your <Link to={paths.profile}>account settings</Link>. We may
      close an account, or remove content, that breaks these terms or the law. If it is fair and safe, we tell
      you first and let you download your data. The parts about rights, responsibility and the law still apply
      afterwards.
    </p>
  );
}

function Changes() {
  return (
    <>
      <p>
        We may change these terms, for example when the site gets a new feature. The date at the top tells you
        when. Changes are not retroactive. If you don’t agree with a change, stop using the site and delete
        your account.
      </p>
      <p>
        If one part of these terms is invalid, the rest still applies. We have not chosen a governing law or
        court: those that apply to you and us by law decide. Write to us first, since most things can be
        settled that way.
      </p>
    </>
  );
}
