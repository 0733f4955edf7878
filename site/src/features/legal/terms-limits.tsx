import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

/** The section of the terms about what visitors must not do. */
export function NotAllowed() {
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

/** The section about who owns texts, images and results. */
export function Rights() {
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

/** The section about the calculator on other websites. */
export function Embedding() {
  return (
    <p>
      Where we offer code to show the calculator on other pages, you may use it there for free, as we give it
      to you: don’t change its results, don’t hide our name or the notes next to the numbers, and don’t make
      it look as if we endorsed your offers. You are responsible for your page. We may change or stop this
      code.
    </p>
  );
}

/** The section about what the operator is responsible for. */
export function Liability() {
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
