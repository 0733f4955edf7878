<?php
/**
 * Plugin Name:       Whenabouts Retirement Calculator
 * Description:       A block and a shortcode that show the Whenabouts retirement calculator in posts and pages.
 * Version:           1.2.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Whenabouts
 * Update URI:        https://whenabouts.example/widget/wordpress.json
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       whenabouts
 *
 * @package Whenabouts
 */

defined( 'ABSPATH' ) || exit;

const WHENABOUTS_HANDLE       = 'whenabouts-calculator';
const WHENABOUTS_OPTION       = 'whenabouts_site';
const WHENABOUTS_DEFAULT_SITE = 'https://whenabouts.example';
/** Describes the newest version: the header `Update URI` above. */
const WHENABOUTS_UPDATE_URI   = 'https://whenabouts.example/widget/wordpress.json';

/** Returns the origin of the site that the calculator comes from, such as https://example.com. */
function whenabouts_site() {
	return untrailingslashit( get_option( WHENABOUTS_OPTION, WHENABOUTS_DEFAULT_SITE ) );
}

/** Returns the origin of a URL with HTTPS, or of a local URL; the default site for any other text. */
function whenabouts_sanitize_site( $text ) {
	$parts = wp_parse_url( trim( (string) $text ) );
	$scheme   = $parts['scheme'] ?? '';
	$host     = $parts['host'] ?? '';
	// Without TLS, an attacker in the network could replace the script.
	$is_local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$is_safe  = 'https' === $scheme || ( 'http' === $scheme && $is_local );
	if ( '' === $host || ! $is_safe ) {
		return WHENABOUTS_DEFAULT_SITE;
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	return esc_url_raw( $scheme . '://' . $host . $port );
}

/** Returns the height in pixels to reserve until there are results, as `reservedHeight` of the site does. */
function whenabouts_height( $options ) {
	$tools      = array(
		'four-percent'     => 1990,
		'allocation'       => 1490,
		'social-security'  => 2020,
		'traditional-roth' => 1860,
	);
	// The presets that have fewer inputs, with their number.
	$presets    = array(
		'starting-25'   => 3,
		'two-questions' => 2,
	);
	$tool       = $options['tool'] ?? '';
	$preset     = $options['preset'] ?? '';
	$inputs     = preg_split( '/[\s,]+/', (string) ( $options['inputs'] ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
	$count      = count( $inputs );
	if ( 0 === $count && is_string( $preset ) ) {
		$count = $presets[ $preset ] ?? 0;
	}
	$is_spanish = 1 === preg_match( '/^es\b/i', (string) ( $options['lang'] ?? '' ) );
	if ( is_string( $tool ) && isset( $tools[ $tool ] ) ) {
		$height = $tools[ $tool ] + ( $is_spanish ? 150 : 0 );
	} elseif ( $count > 0 && $count < 6 ) {
		$height = 740 + 100 * $count + ( $is_spanish ? 90 : 0 );
	} else {
		$height = 1400;
	}
	return empty( $options['heading'] ) ? $height : $height + 90;
}

/**
 * Returns the HTML of a calculator. Its options are the attributes of the element, such as current-age. Its content is HTML
 * that appears after the first result, such as a form.
 */
function whenabouts_render( $options, $content ) {
	$link = sprintf(
		'<a href="%s">%s</a>',
		esc_url( whenabouts_site() . '/' ),
		esc_html__( 'Open the retirement calculator', 'whenabouts' )
	);
	// Feed readers run no scripts.
	if ( is_feed() ) {
		return '<p>' . $link . '</p>';
	}
	wp_enqueue_script( WHENABOUTS_HANDLE );
	$attributes = '';
	foreach ( $options as $name => $value ) {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( '' !== $text && preg_match( '/^[a-z]+(-[a-z]+)*$/', (string) $name ) ) {
			$attributes .= sprintf( ' data-%s="%s"', $name, esc_attr( $text ) );
		}
	}
	return sprintf(
		'<div data-retirement-calculator=""%s><table><tr><td height="%d">%s</td></tr></table>%s</div>',
		$attributes,
		whenabouts_height( $options ),
		$link,
		'' === trim( $content ) ? '' : '<div slot="after-result" hidden>' . $content . '</div>'
	);
}

/**
 * Returns the options of a shortcode by name. An option without a value is "true". Editors insert curly quotes. WordPress
 * treats these as part of the value, and splits such a value at its spaces.
 */
function whenabouts_shortcode_options( $given ) {
	$quote   = '["\'\x{2018}-\x{201F}\x{2032}\x{2033}\x{AB}\x{BB}]+';
	$options = array();
	// The option whose closing quote is missing.
	$open = null;
	foreach ( (array) $given as $name => $value ) {
		$text = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( is_string( $name ) ) {
			$open             = preg_match( "/^$quote/u", $text ) ? $name : null;
			$options[ $name ] = $text;
		} elseif ( null !== $open ) {
			$options[ $open ] .= ' ' . $text;
		} else {
			$options[ $text ] = 'true';
		}
		if ( null !== $open && preg_match( "/.$quote$/u", $options[ $open ] ) ) {
			$options[ $open ] = preg_replace( "/^$quote|$quote$/u", '', $options[ $open ] );
			$open             = null;
		}
	}
	return $options;
}

/** Renders [whenabouts current-age="40" theme="dark" compact], or [whenabouts]content after the result[/whenabouts]. */
function whenabouts_shortcode( $given, $content = '' ) {
	return whenabouts_render( whenabouts_shortcode_options( $given ), do_shortcode( (string) $content ) );
}

/** Renders the block. Its attributes are the options in camel case, and its inner blocks appear after the result. */
function whenabouts_block( $attributes, $content ) {
	$options = array();
	// WordPress adds these attributes to every block. They apply to the wrapper.
	$wrapper_attributes = array( 'align', 'anchor', 'className', 'lock', 'metadata', 'style' );
	foreach ( array_diff_key( $attributes, array_flip( $wrapper_attributes ) ) as $name => $value ) {
		$option             = strtolower( preg_replace( '/[A-Z]/', '-$0', $name ) );
		$options[ $option ] = true === $value ? 'true' : ( false === $value ? '' : $value );
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), whenabouts_render( $options, $content ) );
}

add_action(
	'init',
	function () {
		wp_register_script(
			WHENABOUTS_HANDLE,
			whenabouts_site() . '/widget/v1.js',
			array(),
			null,
			array(
				'strategy'  => 'async',
				'in_footer' => true,
			)
		);
		add_shortcode( 'whenabouts', 'whenabouts_shortcode' );
		$block = register_block_type( __DIR__, array( 'render_callback' => 'whenabouts_block' ) );
		foreach ( $block ? $block->editor_script_handles : array() as $handle ) {
			wp_set_script_translations( $handle, 'whenabouts' );
			wp_add_inline_script( $handle, 'window.whenaboutsSite = ' . wp_json_encode( whenabouts_site() ) . ';', 'before' );
		}
	}
);

/** Keeps optimizers from delaying, inlining or combining the script. */
add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		return WHENABOUTS_HANDLE === $handle
			? str_replace( '<script ', '<script data-no-optimize="1" data-cfasync="false" ', $tag )
			: $tag;
	},
	10,
	2
);

/** Returns the newest version of the plugin as the site describes it; null if there is no such response. */
function whenabouts_newest() {
	$response = wp_remote_get( WHENABOUTS_UPDATE_URI );
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return null;
	}
	$newest = json_decode( wp_remote_retrieve_body( $response ), true );
	// Only this site may replace the plugin.
	return 0 === strpos( (string) ( $newest['package'] ?? '' ), WHENABOUTS_DEFAULT_SITE . '/' ) ? $newest : null;
}

/** Responds to WordPress's update check of plugins whose header `Update URI` has the site's host. */
add_filter(
	'update_plugins_' . wp_parse_url( WHENABOUTS_UPDATE_URI, PHP_URL_HOST ),
	function ( $update, $data, $file ) {
		return plugin_basename( __FILE__ ) === $file ? ( whenabouts_newest() ?? $update ) : $update;
	},
	10,
	3
);

/** Shows the changelog of the newest version. WordPress would look for it in its own plugin directory. */
add_filter(
	'plugins_api',
	function ( $result, $action, $args ) {
		$is_own = 'plugin_information' === $action && dirname( plugin_basename( __FILE__ ) ) === ( $args->slug ?? '' );
		$newest = $is_own ? whenabouts_newest() : null;
		return $newest ? (object) ( $newest + array( 'download_link' => $newest['package'] ) ) : $result;
	},
	10,
	3
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'general',
			WHENABOUTS_OPTION,
			array(
				'type'              => 'string',
				'default'           => WHENABOUTS_DEFAULT_SITE,
				'sanitize_callback' => 'whenabouts_sanitize_site',
			)
		);
		add_settings_field(
			WHENABOUTS_OPTION,
			esc_html__( 'Whenabouts site', 'whenabouts' ),
			function () {
				printf(
					'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
					esc_attr( WHENABOUTS_OPTION ),
					esc_attr( whenabouts_site() ),
					esc_html__( 'The site that the retirement calculator comes from, such as https://example.com.', 'whenabouts' )
				);
			},
			'general',
			'default',
			array( 'label_for' => WHENABOUTS_OPTION )
		);
	}
);
